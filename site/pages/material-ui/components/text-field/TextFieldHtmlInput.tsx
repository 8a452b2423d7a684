import TextField from '@mui/material/TextField';

export default function TextFieldHtmlInput() {
  return (
    <TextField
      label="Confirmation code"
      helperText="Six digits from our text message."
      autoComplete="one-time-code"
      slotProps={{
        htmlInput: { inputMode: 'numeric', pattern: '[0-9]{6}', maxLength: 6 },
      }}
    />
  );
}
