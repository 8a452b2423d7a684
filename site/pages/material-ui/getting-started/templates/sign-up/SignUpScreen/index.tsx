import { useState } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CheckEmail } from './CheckEmail';
import { SignUpForm } from './SignUpForm';

export default function SignUpScreen() {
  const [email, setEmail] = useState<string | null>(null);

  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        color: 'primary.main',
        background:
          'linear-gradient(160deg, color-mix(in srgb, currentColor 14%, transparent), transparent 55%)',
      }}
    >
      <Stack
        component="header"
        direction="row"
        useFlexGap
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          gap: 1,
          px: { xs: 2, sm: 4 },
          py: 2,
          color: 'text.primary',
        }}
      >
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <Mark />
          <Typography sx={{ fontWeight: 600 }}>Seedbox</Typography>
        </Stack>
        <Typography variant="body2">
          Have an account? <Link href="#sign-in">Sign in</Link>
        </Typography>
      </Stack>
      <Box
        component="main"
        sx={{
          flex: 1,
          display: 'grid',
          placeItems: 'center',
          px: 2,
          py: { xs: 2, sm: 4 },
        }}
      >
        <Paper
          variant="outlined"
          sx={{
            width: '100%',
            maxWidth: 520,
            p: { xs: 3, sm: 5 },
            borderRadius: 3,
          }}
        >
          {email === null ? (
            <SignUpForm onSignedUp={setEmail} />
          ) : (
            <CheckEmail email={email} onBack={() => setEmail(null)} />
          )}
        </Paper>
      </Box>
    </Box>
  );
}

function Mark() {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden="true"
      sx={{ width: 30, height: 30, color: 'primary.main' }}
    >
      <path d="M16 30V14" stroke="currentColor" strokeWidth="3" />
      <path d="M16 18C7 18 4 12 4 5c9 0 12 5 12 13Z" fill="currentColor" />
      <path
        d="M16 22c0-6 3-11 12-11 0 7-4 11-12 11Z"
        fill="currentColor"
        opacity="0.6"
      />
    </Box>
  );
}
