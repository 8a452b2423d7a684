import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextareaTextField() {
  return (
    <Stack sx={{ maxWidth: 400, mx: 'auto' }}>
      <TextField
        label="Feedback"
        multiline
        minRows={2}
        maxRows={6}
        helperText="Grows from two to six lines"
      />
    </Stack>
  );
}
