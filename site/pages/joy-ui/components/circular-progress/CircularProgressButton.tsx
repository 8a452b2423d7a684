import { useEffect, useState } from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressButton() {
  const [sending, setSending] = useState(false);

  useEffect(() => {
    if (!sending) return undefined;
    const timer = setTimeout(() => setSending(false), 2000);
    return () => clearTimeout(timer);
  }, [sending]);

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button
        loading={sending}
        loadingIndicator={<CircularProgress aria-label="Sending" />}
        onClick={() => setSending(true)}
      >
        Send
      </Button>
      <Button
        variant="outlined"
        startDecorator={<CircularProgress aria-label="Syncing" />}
      >
        Show sync details
      </Button>
    </Stack>
  );
}
