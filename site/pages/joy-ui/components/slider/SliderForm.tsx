import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import Button from '@mui/joy/Button';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function SliderForm() {
  const [sent, setSent] = useState('Not sent yet');

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const age = new FormData(event.currentTarget).getAll('age');
    setSent(`age=${age.join('&age=')}`);
  };

  return (
    <Stack component="form" spacing={1} onSubmit={submit} sx={{ width: 260 }}>
      <Slider
        name="age"
        defaultValue={[20, 60]}
        getAriaLabel={(index) => (index === 0 ? 'Youngest' : 'Oldest')}
      />
      <Button type="submit">Search</Button>
      <code role="status">{sent}</code>
    </Stack>
  );
}
