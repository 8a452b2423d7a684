import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldMultiline() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField
        multiline
        minRows={2}
        maxRows={5}
        label="Grows, 2 to 5 rows"
        defaultValue="Please ring twice. The bell is on the left side of the door."
      />
      <TextField multiline rows={4} label="Fixed, 4 rows" />
    </Stack>
  );
}
