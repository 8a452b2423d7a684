import type { Ref } from 'react';
import { SnackbarProvider, closeSnackbar, enqueueSnackbar } from 'notistack';
import type { CustomContentProps } from 'notistack';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface ThemedAlertProps extends CustomContentProps {
  ref?: Ref<HTMLDivElement>;
}

function ThemedAlert({ ref, id, message, style }: ThemedAlertProps) {
  return (
    <Alert
      ref={ref}
      severity="success"
      elevation={6}
      style={style}
      onClose={() => closeSnackbar(id)}
    >
      {message}
    </Alert>
  );
}

export default function NotistackAlert() {
  return (
    <>
      <SnackbarProvider Components={{ success: ThemedAlert }} />
      <Button
        variant="outlined"
        onClick={() => enqueueSnackbar('Payment sent', { variant: 'success' })}
      >
        Pay
      </Button>
    </>
  );
}
