import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Brand } from './Brand';
import { SignInForm } from './SignInForm';

export default function SignInScreen() {
  const [email, setEmail] = useState<string | null>(null);

  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 3,
        px: 2,
        py: { xs: 3, sm: 6 },
        color: 'primary.main',
        background:
          'radial-gradient(60rem 32rem at 50% -8rem, color-mix(in srgb, currentColor 18%, transparent), transparent)',
      }}
    >
      <Box component="header" sx={{ color: 'text.primary' }}>
        <Brand />
      </Box>
      <Paper
        component="main"
        variant="outlined"
        sx={{
          width: '100%',
          maxWidth: 432,
          my: 'auto',
          p: { xs: 3, sm: 4 },
          borderRadius: 3,
        }}
      >
        {email === null ? (
          <SignInForm onSignedIn={setEmail} />
        ) : (
          <Stack spacing={2} role="status">
            <Typography component="h1" variant="h5">
              You are signed in
            </Typography>
            <Typography color="text.secondary">
              Welcome back, {email}. Your application opens here.
            </Typography>
            <Button variant="outlined" onClick={() => setEmail(null)}>
              Sign out
            </Button>
          </Stack>
        )}
      </Paper>
      <Stack
        component="footer"
        direction="row"
        useFlexGap
        sx={{ gap: 3, flexWrap: 'wrap', justifyContent: 'center' }}
      >
        {['Help', 'Privacy', 'Terms'].map((text) => (
          <Link
            key={text}
            href={`#${text.toLowerCase()}`}
            variant="body2"
            color="text.secondary"
            underline="hover"
          >
            {text}
          </Link>
        ))}
      </Stack>
    </Box>
  );
}
