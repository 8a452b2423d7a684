import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const wrong = { error: true, defaultValue: 'anna@', label: 'Email' };
const helperText = 'Enter an address such as anna@example.com.';

export default function TextFieldError() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField {...wrong} variant="outlined" helperText={helperText} />
      <TextField {...wrong} variant="filled" helperText={helperText} />
      <TextField {...wrong} variant="standard" helperText={helperText} />
    </Stack>
  );
}
