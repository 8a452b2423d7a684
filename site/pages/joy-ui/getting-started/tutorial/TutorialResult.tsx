import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import CssBaseline from '@mui/joy/CssBaseline';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, useColorScheme } from '@mui/joy/styles';
import DarkMode from '@mui/icons-material/DarkMode';
import LightMode from '@mui/icons-material/LightMode';

function ModeToggle() {
  const { colorScheme, setMode } = useColorScheme();
  const dark = colorScheme === 'dark';

  return (
    <IconButton
      variant="outlined"
      aria-label={dark ? 'Switch to light mode' : 'Switch to dark mode'}
      disabled={!colorScheme}
      onClick={() => setMode(dark ? 'light' : 'dark')}
    >
      {dark ? <LightMode /> : <DarkMode />}
    </IconButton>
  );
}

type Field = 'email' | 'password';

const messages: Record<Field, string> = {
  email: 'Enter your email address.',
  password: 'Enter your password.',
};

export default function TutorialResult() {
  const [missing, setMissing] = useState<readonly Field[]>([]);
  const [loading, setLoading] = useState(false);
  const [signedIn, setSignedIn] = useState('');
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const inputs = { email: email.current, password: password.current };
    const empty = (['email', 'password'] as const).filter(
      (field) => !inputs[field]?.value,
    );
    setMissing(empty);
    setSignedIn('');
    if (empty[0]) {
      inputs[empty[0]]?.focus();
      return;
    }
    setLoading(true);
    setTimeout(() => {
      setLoading(false);
      setSignedIn(`Signed in as ${inputs.email?.value ?? ''}`);
    }, 1500);
  };

  return (
    <CssVarsProvider>
      <CssBaseline />
      <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 560, p: 2 }}>
        <Sheet
          component="form"
          noValidate
          variant="outlined"
          onSubmit={submit}
          sx={{
            display: 'grid',
            gap: 2,
            width: '100%',
            maxWidth: 320,
            p: 3,
            borderRadius: 'md',
            boxShadow: 'md',
          }}
        >
          <Box
            sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}
          >
            <div>
              <Typography level="h4" component="h1">
                Swimming club
              </Typography>
              <Typography level="body-sm">Sign in to book a lane.</Typography>
            </div>
            <ModeToggle />
          </Box>
          <FormControl error={missing.includes('email')}>
            <FormLabel>Email</FormLabel>
            <Input
              type="email"
              autoComplete="username"
              slotProps={{
                input: {
                  ref: email,
                  'aria-invalid': missing.includes('email'),
                },
              }}
            />
            {missing.includes('email') && (
              <FormHelperText role="alert">{messages.email}</FormHelperText>
            )}
          </FormControl>
          <FormControl error={missing.includes('password')}>
            <FormLabel>Password</FormLabel>
            <Input
              type="password"
              autoComplete="current-password"
              slotProps={{
                input: {
                  ref: password,
                  'aria-invalid': missing.includes('password'),
                },
              }}
            />
            {missing.includes('password') && (
              <FormHelperText role="alert">{messages.password}</FormHelperText>
            )}
          </FormControl>
          <Button type="submit" loading={loading}>
            Sign in
          </Button>
          <Typography
            level="body-sm"
            endDecorator={<Link href="#actions">Join the club</Link>}
          >
            Not a member yet?
          </Typography>
          <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em' }}>
            {signedIn}
          </Typography>
        </Sheet>
      </Box>
    </CssVarsProvider>
  );
}
