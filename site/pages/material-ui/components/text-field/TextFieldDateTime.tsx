import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldDateTime() {
  const shrunk = { inputLabel: { shrink: true } };
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField type="date" label="Day" slotProps={shrunk} />
      <TextField type="time" label="From" slotProps={shrunk} />
      <TextField
        type="time"
        label="Until"
        defaultValue="17:30"
        slotProps={{ ...shrunk, htmlInput: { step: 900 } }}
      />
    </Stack>
  );
}
