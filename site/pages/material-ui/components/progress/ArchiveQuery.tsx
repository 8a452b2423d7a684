import { useEffect, useId, useState } from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const words = ['Ready', 'Looking for letters', '40%', '80%', '31 letters'];

export default function ArchiveQuery() {
  const id = useId();
  const [step, setStep] = useState(0);
  const busy = step > 0 && step < 4;

  useEffect(() => {
    if (!busy) {
      return undefined;
    }
    const next = setTimeout(() => setStep(step + 1), step === 1 ? 2200 : 900);
    return () => clearTimeout(next);
  }, [busy, step]);

  return (
    <Stack spacing={1} sx={{ maxWidth: 360, mx: 'auto' }}>
      <Button variant="outlined" onClick={() => setStep(1)}>
        Letters of 1911
      </Button>
      <Typography id={id} variant="body2">
        {words[step]}
      </Typography>
      <LinearProgress
        aria-labelledby={id}
        color="secondary"
        variant={step === 1 ? 'query' : 'determinate'}
        value={Math.max(0, step - 1) * 40}
        sx={{ visibility: busy ? 'visible' : 'hidden' }}
      />
    </Stack>
  );
}
