import RefreshIcon from '@mui/icons-material/Refresh';
import CircularProgress from '@mui/joy/CircularProgress';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

export default function IconButtonLoading() {
  return (
    <Stack direction="row" spacing={2}>
      <IconButton variant="soft" loading aria-label="Refresh">
        <RefreshIcon />
      </IconButton>
      <IconButton
        variant="outlined"
        loading
        loadingIndicator={<CircularProgress aria-label="Refreshing" />}
        aria-label="Refresh"
      >
        <RefreshIcon />
      </IconButton>
    </Stack>
  );
}
