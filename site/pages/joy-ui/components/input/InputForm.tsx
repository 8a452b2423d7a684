import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputForm() {
  const [sent, setSent] = useState('');

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`Ordered for ${String(data.get('name'))}.`);
  };

  return (
    <Stack component="form" spacing={2} onSubmit={submit} sx={{ width: 300 }}>
      <FormControl required>
        <FormLabel>Name</FormLabel>
        <Input name="name" autoComplete="name" />
      </FormControl>
      <FormControl required>
        <FormLabel>Email</FormLabel>
        <Input name="email" type="email" autoComplete="email" />
        <FormHelperText>For the confirmation.</FormHelperText>
      </FormControl>
      <Button type="submit">Order</Button>
      <span role="status">{sent}</span>
    </Stack>
  );
}
