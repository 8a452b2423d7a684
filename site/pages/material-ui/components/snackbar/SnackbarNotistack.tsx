import { SnackbarProvider, useSnackbar } from 'notistack';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

function Toolbar() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();

  return (
    <Stack direction="row" spacing={1}>
      <Button
        variant="outlined"
        onClick={() => enqueueSnackbar('Row added', { variant: 'success' })}
      >
        Add
      </Button>
      <Button
        variant="outlined"
        onClick={() =>
          enqueueSnackbar('Row deleted', {
            action: (key) => (
              <Button color="inherit" onClick={() => closeSnackbar(key)}>
                Undo
              </Button>
            ),
          })
        }
      >
        Delete
      </Button>
    </Stack>
  );
}

export default function SnackbarNotistack() {
  return (
    <SnackbarProvider maxSnack={3} autoHideDuration={6000}>
      <Toolbar />
    </SnackbarProvider>
  );
}
