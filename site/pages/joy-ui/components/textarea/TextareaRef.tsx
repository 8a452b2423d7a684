import { useRef } from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function TextareaRef() {
  const field = useRef<HTMLTextAreaElement>(null);

  return (
    <Stack spacing={1} sx={{ width: 280 }}>
      <Textarea
        aria-label="Signature"
        defaultValue="Best wishes, Mira"
        slotProps={{ textarea: { ref: field } }}
      />
      <Button variant="soft" onClick={() => field.current?.select()}>
        Select all
      </Button>
    </Stack>
  );
}
