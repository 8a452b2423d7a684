import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function RatingForm() {
  const [message, setMessage] = useState(' ');
  const error = message.startsWith('Choose');

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const stars = new FormData(event.currentTarget).get('stars');
    setMessage(stars ? `Sent: ${String(stars)}` : 'Choose a rating.');
  };

  return (
    <Stack component="form" spacing={2} onSubmit={submit} sx={{ width: 220 }}>
      <FormControl component="fieldset" error={error}>
        <FormLabel component="legend">Support</FormLabel>
        <Rating
          name="stars"
          role="radiogroup"
          aria-label="Support"
          aria-describedby="stars-help"
          emptyLabelText="Not rated"
        />
        <FormHelperText id="stars-help" role="status" sx={{ mx: 0 }}>
          {message}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained">
        Send
      </Button>
    </Stack>
  );
}
