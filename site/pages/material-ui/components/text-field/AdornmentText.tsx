import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const price = <InputAdornment position="start">$</InputAdornment>;
const weight = <InputAdornment position="end">kg</InputAdornment>;

export default function AdornmentText() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField
        label="Price"
        slotProps={{ input: { startAdornment: price } }}
      />
      <TextField
        label="Weight"
        slotProps={{ input: { endAdornment: weight } }}
      />
    </Stack>
  );
}
