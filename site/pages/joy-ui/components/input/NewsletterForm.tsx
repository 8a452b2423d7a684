import { useEffect, useState } from 'react';
import type { SyntheticEvent } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

type State = 'idle' | 'wrong' | 'sending' | 'sent';

const messages: Record<State, string> = {
  idle: 'One email a month.',
  wrong: 'Enter an address such as mira@example.com.',
  sending: 'Subscribing',
  sent: 'Subscribed. Check your inbox.',
};

export default function NewsletterForm() {
  const [email, setEmail] = useState('');
  const [state, setState] = useState<State>('idle');

  useEffect(() => {
    if (state !== 'sending') return undefined;
    const timer = setTimeout(() => setState('sent'), 1200);
    return () => clearTimeout(timer);
  }, [state]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setState(email.includes('@') ? 'sending' : 'wrong');
  };

  return (
    <form noValidate onSubmit={submit}>
      <FormControl error={state === 'wrong'} sx={{ maxWidth: 400 }}>
        <FormLabel>Newsletter</FormLabel>
        <Input
          size="lg"
          type="email"
          autoComplete="email"
          placeholder="mira@example.com"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setState('idle');
          }}
          slotProps={{ input: { 'aria-invalid': state === 'wrong' } }}
          endDecorator={
            <Button type="submit" loading={state === 'sending'}>
              Subscribe
            </Button>
          }
        />
        <FormHelperText role="status">{messages[state]}</FormHelperText>
      </FormControl>
    </form>
  );
}
