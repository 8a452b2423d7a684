import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CodeStep } from './CodeStep';
import { EmailStep } from './EmailStep';
import { Side } from './Side';

type Step =
  | { readonly name: 'email' }
  | { readonly name: 'code'; readonly email: string }
  | { readonly name: 'done'; readonly email: string };

export default function SignInSideScreen() {
  const [step, setStep] = useState<Step>({ name: 'email' });

  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(26rem, 40%)' },
        gridTemplateRows: { xs: 'auto 1fr', md: 'auto' },
      }}
    >
      <Side />
      <Stack
        component="main"
        sx={{
          justifyContent: 'center',
          px: { xs: 3, sm: 6, lg: 9 },
          py: { xs: 4, md: 6 },
          bgcolor: 'background.paper',
        }}
      >
        <Box sx={{ width: '100%', maxWidth: 400, mx: 'auto' }}>
          {step.name === 'email' && (
            <EmailStep onSent={(email) => setStep({ name: 'code', email })} />
          )}
          {step.name === 'code' && (
            <CodeStep
              email={step.email}
              onBack={() => setStep({ name: 'email' })}
              onSignedIn={() => setStep({ name: 'done', email: step.email })}
            />
          )}
          {step.name === 'done' && (
            <Stack spacing={2} role="status" sx={{ alignItems: 'flex-start' }}>
              <Typography component="h1" variant="h4">
                You are signed in
              </Typography>
              <Typography color="text.secondary">
                Your application opens for {step.email} here.
              </Typography>
              <Button
                variant="outlined"
                onClick={() => setStep({ name: 'email' })}
              >
                Sign out
              </Button>
            </Stack>
          )}
          <Typography
            component="footer"
            variant="body2"
            color="text.secondary"
            sx={{ mt: 6 }}
          >
            Trouble signing in? <Link href="#help">Ask the front desk</Link>
          </Typography>
        </Box>
      </Stack>
    </Box>
  );
}
