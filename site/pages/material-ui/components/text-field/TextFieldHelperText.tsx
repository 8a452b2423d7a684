import { useState } from 'react';
import TextField from '@mui/material/TextField';

const limit = 40;

export default function TextFieldHelperText() {
  const [text, setText] = useState('Gone hiking');

  return (
    <TextField
      label="Status"
      value={text}
      onChange={(event) => setText(event.target.value)}
      helperText={`${limit - text.length} characters left`}
      slotProps={{ htmlInput: { maxLength: limit } }}
    />
  );
}
