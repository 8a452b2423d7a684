import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';

export default function DeliveryCheck() {
  const button = useRef<HTMLButtonElement>(null);
  const [phase, setPhase] = useState<'asking' | 'checking' | 'known'>('asking');

  useEffect(() => {
    if (phase === 'known' && document.activeElement === document.body) {
      button.current?.focus();
    }
    if (phase !== 'checking') {
      return undefined;
    }
    const answer = setTimeout(() => setPhase('known'), 1500);
    return () => clearTimeout(answer);
  }, [phase]);

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ maxWidth: 320, mx: 'auto' }}
      onSubmit={(event) => {
        event.preventDefault();
        setPhase('checking');
      }}
    >
      <TextField label="Postcode" required autoComplete="postal-code" />
      <Button
        ref={button}
        type="submit"
        variant="contained"
        fullWidth
        disableElevation
        loading={phase === 'checking'}
        loadingPosition="start"
        loadingIndicator={
          <CircularProgress size={16} thickness={6} aria-label="Checking" />
        }
        startIcon={<LocalShippingIcon />}
      >
        Check delivery date
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em' }}>
        {phase === 'checking' && 'Checking the delivery date'}
        {phase === 'known' && 'Arrives on Thursday before noon'}
      </Typography>
    </Stack>
  );
}
