import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import SyncIcon from '@mui/icons-material/Sync';

const ring = <CircularProgress size={24} aria-label="Syncing contacts" />;

export default function IconButtonLoading() {
  return (
    <Stack direction="row" spacing={2}>
      <IconButton aria-label="Sync calendar" loading>
        <SyncIcon />
      </IconButton>
      <IconButton aria-label="Sync contacts" loading loadingIndicator={ring}>
        <SyncIcon />
      </IconButton>
    </Stack>
  );
}
