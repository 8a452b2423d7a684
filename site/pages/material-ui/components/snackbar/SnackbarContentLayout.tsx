import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';

const action = (
  <Button color="inherit" size="small">
    Retry
  </Button>
);

export default function SnackbarContentLayout() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 480, mx: 'auto' }}>
      <SnackbarContent role="note" message="You are offline." />
      <SnackbarContent role="note" message="You are offline." action={action} />
      <SnackbarContent
        role="note"
        classes={{ message: 'text' }}
        sx={{ '& .text': { maxWidth: 340 } }}
        message="You are offline. Changes are kept on this device and sent when the connection is back."
        action={action}
      />
    </Stack>
  );
}
