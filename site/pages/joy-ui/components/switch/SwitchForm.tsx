import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function SwitchForm() {
  const [sent, setSent] = useState('Not sent yet');

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(data.has('public') ? 'public=yes' : 'nothing');
  };

  return (
    <Stack component="form" spacing={2} onSubmit={submit} sx={{ width: 240 }}>
      <FormControl orientation="horizontal">
        <FormLabel>Public calendar</FormLabel>
        <Switch slotProps={{ input: { name: 'public', value: 'yes' } }} />
      </FormControl>
      <Button type="submit">Save</Button>
      <code role="status">{sent}</code>
    </Stack>
  );
}
