import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldFocus() {
  const link = useRef<HTMLInputElement>(null);
  const [replying, setReplying] = useState(false);

  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <TextField
        label="Invitation link"
        inputRef={link}
        defaultValue="https://example.com/i/7Q2K"
        onFocus={(event) => event.target.select()}
        slotProps={{ input: { readOnly: true } }}
      />
      <Button onClick={() => link.current?.focus()}>Select the link</Button>
      {replying ? (
        <TextField autoFocus label="Reply" />
      ) : (
        <Button onClick={() => setReplying(true)}>Write a reply</Button>
      )}
    </Stack>
  );
}
