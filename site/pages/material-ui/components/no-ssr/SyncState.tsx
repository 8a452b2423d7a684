import { useSyncExternalStore } from 'react';
import Chip from '@mui/material/Chip';
import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function subscribe(notify: () => void) {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

function SyncChip() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <Chip
      label={online ? 'Saved online' : 'Saved here'}
      color={online ? 'success' : 'default'}
      variant="outlined"
      sx={{ width: 120 }}
    />
  );
}

export default function SyncState() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center' }}>
      <Typography>Chapter 4</Typography>
      <NoSsr
        fallback={
          <Skeleton
            variant="rounded"
            width={120}
            height={32}
            sx={{ borderRadius: 4 }}
          />
        }
      >
        <SyncChip />
      </NoSsr>
    </Stack>
  );
}
