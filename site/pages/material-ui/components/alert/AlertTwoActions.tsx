import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

export default function AlertTwoActions() {
  return (
    <Alert
      severity="warning"
      action={
        <>
          <Button color="inherit">Discard</Button>
          <Button color="inherit">Restore</Button>
        </>
      }
      slotProps={{ message: { sx: { flex: '1 1 200px' } } }}
      sx={{ flexWrap: 'wrap' }}
    >
      You have an unsaved draft from Monday.
    </Alert>
  );
}
