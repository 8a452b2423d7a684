import { useState } from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CircularProgressRegion() {
  const [busy, setBusy] = useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Sheet
        variant="outlined"
        role="region"
        aria-label="Balance"
        aria-busy={busy}
        aria-describedby={busy ? 'balance-progress' : undefined}
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 240,
          height: 96,
          borderRadius: 'md',
        }}
      >
        {busy ? (
          <CircularProgress
            id="balance-progress"
            aria-label="Loading balance"
          />
        ) : (
          <Typography level="h3" component="p">
            1,284.50 €
          </Typography>
        )}
      </Sheet>
      <Button
        size="sm"
        variant="outlined"
        color="neutral"
        onClick={() => setBusy(!busy)}
      >
        {busy ? 'Finish loading' : 'Load again'}
      </Button>
    </Stack>
  );
}
