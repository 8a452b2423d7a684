import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Input from '@mui/material/Input';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';

export default function FormControlParts() {
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <FormControl variant="outlined" required>
        <InputLabel htmlFor="part-name">Name</InputLabel>
        <OutlinedInput
          id="part-name"
          label="Name"
          aria-describedby="part-name-help"
        />
        <FormHelperText id="part-name-help">As in your passport</FormHelperText>
      </FormControl>
      <FormControl variant="filled">
        <InputLabel htmlFor="part-city">City</InputLabel>
        <FilledInput id="part-city" />
      </FormControl>
      <FormControl variant="standard" color="secondary">
        <InputLabel htmlFor="part-phone">Phone</InputLabel>
        <Input id="part-phone" type="tel" />
      </FormControl>
    </Stack>
  );
}
