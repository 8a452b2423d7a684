import { useRef } from 'react';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputAttributes() {
  const field = useRef<HTMLInputElement>(null);

  return (
    <Stack direction="row" spacing={1}>
      <Input
        type="number"
        aria-label="Guests"
        defaultValue={4}
        slotProps={{ input: { ref: field, min: 1, max: 12, step: 1 } }}
      />
      <Button variant="soft" onClick={() => field.current?.select()}>
        Select all
      </Button>
    </Stack>
  );
}
