import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import { Group } from './Group';

/** Messages of all severities. */
export function Notes() {
  return (
    <Group title="Feedback">
      <Alert severity="success" data-part="color">
        Station opened
      </Alert>
      <Alert severity="info" variant="outlined" data-part="color">
        The van is on its way
      </Alert>
      <Alert severity="warning" data-part="color">
        Two docks do not answer
      </Alert>
      <Alert severity="error" variant="filled" data-part="color">
        Payment terminal is offline
      </Alert>
      <SnackbarContent
        role="group"
        message="Round planned"
        action={
          <Button color="inherit" size="small" data-part="button">
            Undo
          </Button>
        }
        data-part="color"
        sx={{ minWidth: 0 }}
      />
    </Group>
  );
}
