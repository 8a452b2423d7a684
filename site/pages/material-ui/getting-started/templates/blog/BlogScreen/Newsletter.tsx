import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export function Newsletter() {
  const [error, setError] = useState('');
  const [email, setEmail] = useState('');

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get('email')).trim();
    const valid = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(given);
    setError(valid ? '' : 'Enter an email address, such as ada@example.com.');
    if (valid) setEmail(given);
  };

  return (
    <Box
      component="section"
      aria-labelledby="newsletter"
      sx={{
        mt: 6,
        p: { xs: 3, md: 5 },
        borderRadius: 3,
        color: 'primary.main',
        bgcolor: 'color-mix(in srgb, currentColor 10%, transparent)',
      }}
    >
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        spacing={3}
        sx={{
          color: 'text.primary',
          alignItems: { md: 'center' },
          justifyContent: 'space-between',
        }}
      >
        <div>
          <Typography id="newsletter" component="h2" variant="h6">
            One letter a month
          </Typography>
          <Typography color="text.secondary">
            A walk, a map and a mistake. No more than that.
          </Typography>
        </div>
        {email === '' ? (
          <Stack
            component="form"
            noValidate
            onSubmit={submit}
            direction={{ xs: 'column', sm: 'row' }}
            spacing={1.5}
            sx={{ flex: { md: '0 1 27rem' }, alignItems: { sm: 'flex-start' } }}
          >
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="email"
              size="small"
              required
              error={error !== ''}
              helperText={error}
              sx={{ flex: 1, bgcolor: 'background.default', borderRadius: 1 }}
            />
            <Button type="submit" variant="contained" sx={{ height: 40 }}>
              Subscribe
            </Button>
          </Stack>
        ) : (
          <Typography role="status">
            Thank you. Confirm it with the mail to {email}.
          </Typography>
        )}
      </Stack>
    </Box>
  );
}
