import Snackbar from '@mui/joy/Snackbar';

export default function SnackbarSpecimen() {
  return (
    <Snackbar
      open
      color="success"
      variant="soft"
      size="sm"
      sx={{ position: 'static', animation: 'none', minWidth: 0, width: 200 }}
    >
      Draft saved
    </Snackbar>
  );
}
