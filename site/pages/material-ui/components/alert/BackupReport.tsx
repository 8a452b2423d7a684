import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function BackupReport() {
  return (
    <Stack spacing={1} sx={{ maxWidth: 440, mx: 'auto' }}>
      <Alert variant="filled" severity="error" role="note">
        The drive “Attic” stopped at 3:12.
      </Alert>
      <Alert variant="standard" severity="warning" role="note">
        The drive “Desk” is 94% full.
      </Alert>
      <Alert variant="outlined" severity="success" role="note">
        All photos of May are saved twice.
      </Alert>
    </Stack>
  );
}
