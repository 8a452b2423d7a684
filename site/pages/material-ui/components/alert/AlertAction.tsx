import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

export default function AlertAction() {
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small">
          Update
        </Button>
      }
    >
      Version 4.2 is available.
    </Alert>
  );
}
