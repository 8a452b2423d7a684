import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';

export default function AlertIcon() {
  return (
    <Stack spacing={1.5}>
      <Alert severity="info" icon={<LocalShippingIcon fontSize="inherit" />}>
        Your order leaves the warehouse today.
      </Alert>
      <Alert severity="info" icon={false}>
        Orders placed after 16:00 ship the next day.
      </Alert>
    </Stack>
  );
}
