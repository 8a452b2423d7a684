import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function TextareaForm() {
  const [sent, setSent] = useState('Not sent yet');

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('message'));
    setSent(`Sent ${text.length} characters`);
  };

  return (
    <Stack component="form" spacing={2} onSubmit={submit} sx={{ width: 280 }}>
      <FormControl required>
        <FormLabel>Message</FormLabel>
        <Textarea name="message" minRows={2} />
      </FormControl>
      <Button type="submit">Send</Button>
      <span role="status">{sent}</span>
    </Stack>
  );
}
