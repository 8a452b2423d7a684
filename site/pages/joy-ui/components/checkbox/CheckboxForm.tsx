import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxForm() {
  const [sent, setSent] = useState('Not sent yet');

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const days = new FormData(event.currentTarget).getAll('day');
    setSent(days.length > 0 ? days.join(', ') : 'No day');
  };

  return (
    <Stack component="form" spacing={2} onSubmit={submit} sx={{ width: 240 }}>
      <Checkbox name="day" value="tue" label="Tuesday" defaultChecked />
      <Checkbox name="day" value="fri" label="Friday" />
      <Button type="submit">Book</Button>
      <code role="status">{sent}</code>
    </Stack>
  );
}
