import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

export default function RadioForm() {
  const [sent, setSent] = useState('Not sent yet');

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`meal=${String(data.get('meal'))}`);
  };

  return (
    <Stack component="form" spacing={2} onSubmit={submit} sx={{ width: 240 }}>
      <FormControl required>
        <FormLabel>Meal</FormLabel>
        <RadioGroup name="meal">
          <Radio required value="pasta" label="Pasta" />
          <Radio required value="fish" label="Fish" />
        </RadioGroup>
      </FormControl>
      <Button type="submit">Order</Button>
      <code role="status">{sent}</code>
    </Stack>
  );
}
