import { useEffect, useRef, useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Divider from '@mui/joy/Divider';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { Providers } from './Providers';
import { SchemeButton } from './SchemeButton';
import { SchemeScope } from './SchemeScope';
import { Side } from './Side';
import { SignInForm } from './SignInForm';

export default function SignInSideScreen() {
  const [person, setPerson] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);

  // The form is replaced: the focus goes to the heading of what follows it.
  useEffect(() => {
    if (person) title.current?.focus();
  }, [person]);

  return (
    <SchemeScope>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(26rem, 42%)' },
          gridTemplateRows: { xs: 'auto 1fr', md: 'minmax(0, 1fr)' },
          minHeight: '100dvh',
          bgcolor: 'background.body',
        }}
      >
        <Side />
        <Stack component="main" sx={{ px: { xs: 2.5, sm: 6 }, py: 2.5 }}>
          <Box sx={{ alignSelf: 'flex-end' }}>
            <SchemeButton />
          </Box>
          <Stack
            sx={{ gap: 3, width: '100%', maxWidth: 380, m: 'auto', py: 3 }}
          >
            <Stack sx={{ gap: 1 }}>
              <Typography
                ref={title}
                level="h2"
                component="h1"
                tabIndex={-1}
                sx={{ outline: 'none' }}
              >
                {person ? 'You are signed in' : 'Sign in'}
              </Typography>
              {person ? (
                <Typography>
                  Your application opens for {person} here.
                </Typography>
              ) : (
                <Typography>
                  New at the quay?{' '}
                  <Link href="#register" underline="always">
                    Create an account
                  </Link>
                </Typography>
              )}
            </Stack>
            {person ? (
              <Button
                variant="outlined"
                onClick={() => setPerson(null)}
                sx={{ alignSelf: 'flex-start' }}
              >
                Sign out
              </Button>
            ) : (
              <>
                <SignInForm onSignedIn={setPerson} />
                <Divider>or</Divider>
                <Providers
                  onChoose={(name) => setPerson(`your ${name} account`)}
                />
              </>
            )}
          </Stack>
        </Stack>
      </Box>
    </SchemeScope>
  );
}
