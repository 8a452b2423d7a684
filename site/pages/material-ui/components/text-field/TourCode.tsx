import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const problemWith = (code: string) => {
  if (code.trim() === '') {
    return 'Enter the code from your letter';
  }
  return /^[a-z]{2}\d{4}$/i.test(code.trim())
    ? ''
    : 'Two letters and four digits, such as KV2041';
};

export default function TourCode() {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState(false);
  const problem = checked ? problemWith(code) : '';

  return (
    <Stack
      component="form"
      noValidate
      spacing={1}
      sx={{ width: '100%', maxWidth: 320 }}
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (problemWith(code)) {
          input.current?.focus();
        }
      }}
    >
      <TextField
        required
        id="tour-code"
        label="Tour code"
        inputRef={input}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        onBlur={() => setChecked(code !== '')}
        error={problem !== ''}
        helperText={problem || ' '}
        slotProps={{ formHelperText: { role: 'status' } }}
      />
      <Button type="submit" variant="contained">
        Join the tour
      </Button>
    </Stack>
  );
}
