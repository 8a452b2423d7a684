import { useRef } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ApiRefs() {
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <TextField
        ref={root}
        inputRef={input}
        label="Coupon"
        defaultValue="MAY"
      />
      <Button onClick={() => input.current?.select()}>Select the text</Button>
      <Button onClick={() => root.current?.scrollIntoView()}>
        Scroll to the field
      </Button>
    </Stack>
  );
}
