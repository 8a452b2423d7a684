import TextField from '@mui/material/TextField';

export default function TextFieldShrink() {
  return (
    <TextField
      label="Website"
      placeholder="https://example.com"
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
