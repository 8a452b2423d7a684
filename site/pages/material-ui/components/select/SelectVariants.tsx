import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const variants = ['outlined', 'filled', 'standard'] as const;

export default function SelectVariants() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
      {variants.map((variant) => (
        <FormControl key={variant} variant={variant} sx={{ width: 160 }}>
          <InputLabel id={`${variant}-label`}>{variant}</InputLabel>
          <Select
            labelId={`${variant}-label`}
            id={variant}
            label={variant}
            defaultValue="day"
          >
            <MenuItem value="day">Every day</MenuItem>
            <MenuItem value="week">Every week</MenuItem>
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
