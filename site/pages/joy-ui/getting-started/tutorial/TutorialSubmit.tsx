import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';

export default function TutorialSubmit() {
  const [error, setError] = useState(false);
  const [loading, setLoading] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    setError(!email);
    if (!email) {
      input.current?.focus();
      return;
    }
    setLoading(true);
    setTimeout(() => setLoading(false), 1500);
  };

  return (
    <Sheet
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 320 }}
    >
      <FormControl error={error}>
        <FormLabel>Email</FormLabel>
        <Input
          name="email"
          type="email"
          slotProps={{ input: { ref: input, 'aria-invalid': error } }}
        />
        {error && (
          <FormHelperText role="alert">
            Enter your email address.
          </FormHelperText>
        )}
      </FormControl>
      <Button type="submit" loading={loading}>
        Sign in
      </Button>
    </Sheet>
  );
}
