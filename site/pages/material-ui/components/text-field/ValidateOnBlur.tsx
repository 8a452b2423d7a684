import { useState } from 'react';
import TextField from '@mui/material/TextField';

export default function ValidateOnBlur() {
  const [code, setCode] = useState('');
  const [left, setLeft] = useState(false);
  const wrong = left && !/^[A-Z]{2}\d{4}$/.test(code);

  return (
    <TextField
      label="Booking code"
      value={code}
      onChange={(event) => setCode(event.target.value.toUpperCase())}
      onBlur={() => setLeft(code !== '')}
      error={wrong}
      helperText={wrong ? 'Two letters, four digits: KV2041.' : ' '}
    />
  );
}
