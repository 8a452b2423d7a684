import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Container from '@mui/joy/Container';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export function Newsletter() {
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState(false);
  const [sent, setSent] = useState(false);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const right = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim());
    setWrong(!right);
    setSent(right);
    if (!right) input.current?.focus();
  };

  return (
    <Container maxWidth="lg" sx={{ py: { xs: 6, md: 10 } }}>
      <Sheet
        component="section"
        aria-labelledby="letter-title"
        variant="solid"
        color="primary"
        invertedColors
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '1fr 1fr' },
          gap: 3,
          alignItems: 'center',
          borderRadius: 'xl',
          p: { xs: 3, md: 6 },
        }}
      >
        <div>
          <Typography id="letter-title" level="h2">
            One good shoot a month
          </Typography>
          <Typography textColor="text.primary">
            A letter about light, clients, and prices. No advertising.
          </Typography>
        </div>
        <form noValidate onSubmit={submit}>
          {/* No `error`: its red is illegible on a solid sheet. */}
          <FormControl>
            <FormLabel>Email</FormLabel>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Input
                type="email"
                autoComplete="email"
                value={email}
                onChange={(event) => {
                  setEmail(event.target.value);
                  setWrong(false);
                  setSent(false);
                }}
                slotProps={{ input: { ref: input, 'aria-invalid': wrong } }}
                sx={{ flex: '1 1 200px' }}
              />
              <Button type="submit">Subscribe</Button>
            </Box>
            <FormHelperText role="status" sx={{ color: 'text.primary' }}>
              {wrong
                ? 'Enter an email address, such as ada@example.com.'
                : sent
                  ? 'Thank you. We have sent you a link.'
                  : 'You can unsubscribe with one click.'}
            </FormHelperText>
          </FormControl>
        </form>
      </Sheet>
    </Container>
  );
}
