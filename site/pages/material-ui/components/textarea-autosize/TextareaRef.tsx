import { useRef } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function TextareaRef() {
  const field = useRef<HTMLTextAreaElement>(null);

  return (
    <Stack spacing={1} sx={{ maxWidth: 320, mx: 'auto' }}>
      <TextareaAutosize
        ref={field}
        aria-label="Comment"
        minRows={2}
        defaultValue="Please check the second paragraph."
      />
      <Button variant="outlined" onClick={() => field.current?.select()}>
        Select the comment
      </Button>
    </Stack>
  );
}
