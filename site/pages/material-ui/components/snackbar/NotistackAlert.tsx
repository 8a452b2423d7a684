import type { Ref } from 'react';
import { SnackbarProvider, closeSnackbar, enqueueSnackbar } from 'notistack';
import type { CustomContentProps } from 'notistack';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface ThemedAlertProps extends CustomContentProps {
  ref?: Ref<HTMLDivElement>;
}

function ThemedAlert(props: ThemedAlertProps) {
  const { ref, id, message, variant, action, className, style } = props;
  return (
    <Alert
      ref={ref}
      severity={variant === 'default' ? 'info' : variant}
      elevation={6}
      action={typeof action === 'function' ? action(id) : action}
      onClose={() => closeSnackbar(id)}
      className={className}
      style={style}
    >
      {message}
    </Alert>
  );
}

const themed = {
  success: ThemedAlert,
  error: ThemedAlert,
};

export default function NotistackAlert() {
  return (
    <>
      <SnackbarProvider Components={themed} />
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          onClick={() =>
            enqueueSnackbar('Payment sent', { variant: 'success' })
          }
        >
          Pay
        </Button>
        <Button
          variant="outlined"
          onClick={() => enqueueSnackbar('Card declined', { variant: 'error' })}
        >
          Pay with an expired card
        </Button>
      </Stack>
    </>
  );
}
