import { useState } from 'react';
import { keyframes } from '@emotion/react';
import SyncIcon from '@mui/icons-material/Sync';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const turn = keyframes({ to: { rotate: '1turn' } });

const Turning = styled('span')({
  display: 'inline-flex',
  animation: `${turn} 1.2s linear infinite`,
});

export default function IconButtonSlots() {
  const [syncing, setSyncing] = useState(true);

  return (
    <Stack direction="row" spacing={2}>
      <IconButton
        variant="outlined"
        color="primary"
        aria-label="Sync now"
        loading={syncing}
        loadingIndicator={<SyncIcon />}
        slots={{ loadingIndicator: Turning }}
        slotProps={{ loadingIndicator: { 'aria-hidden': true } }}
      >
        <SyncIcon />
      </IconButton>
      <Button
        variant="soft"
        color="neutral"
        onClick={() => setSyncing(!syncing)}
      >
        {syncing ? 'Pause' : 'Start'}
      </Button>
    </Stack>
  );
}
