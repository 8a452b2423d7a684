import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function ButtonLoadingIndicator() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Button loading loadingIndicator="Uploading…">
        Upload
      </Button>
      <Button
        loading
        loadingPosition="start"
        loadingIndicator={<CircularProgress aria-label="Exporting" />}
        variant="soft"
      >
        Export
      </Button>
    </Stack>
  );
}
