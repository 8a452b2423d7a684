import { useEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ButtonSubmit() {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (state !== 'sending') return undefined;
    const timer = setTimeout(() => setState('sent'), 1500);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    if (state === 'sent') button.current?.focus();
  }, [state]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setState('sending');
  };

  return (
    <Stack component="form" spacing={2} onSubmit={submit} sx={{ width: 300 }}>
      <FormControl required>
        <FormLabel>Coupon</FormLabel>
        <Input name="coupon" defaultValue="SPRING20" />
      </FormControl>
      <Button
        type="submit"
        ref={button}
        loading={state === 'sending'}
        loadingIndicator={<CircularProgress aria-label="Checking" />}
      >
        Apply
      </Button>
      <Typography level="body-sm" role="status">
        {state === 'sent' ? 'The coupon was applied.' : ''}
      </Typography>
    </Stack>
  );
}
