import RefreshIcon from '@mui/icons-material/Refresh';
import CircularProgress from '@mui/joy/CircularProgress';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

const spinner = <CircularProgress aria-label="Refreshing" />;

export default function IconButtonLoading() {
  return (
    <Stack direction="row" spacing={2}>
      {(['soft', 'outlined'] as const).map((variant) => (
        <IconButton
          key={variant}
          variant={variant}
          loading
          loadingIndicator={spinner}
          aria-label="Refresh"
        >
          <RefreshIcon />
        </IconButton>
      ))}
    </Stack>
  );
}
