import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const noLabel = { hiddenLabel: true, variant: 'filled' } as const;

export default function TextFieldHiddenLabel() {
  const slotProps = { htmlInput: { 'aria-label': 'Zip code' } };
  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      <TextField {...noLabel} placeholder="Zip code" slotProps={slotProps} />
      <FormControl hiddenLabel variant="filled" size="small">
        <FilledInput placeholder="City" inputProps={{ 'aria-label': 'City' }} />
      </FormControl>
    </Stack>
  );
}
