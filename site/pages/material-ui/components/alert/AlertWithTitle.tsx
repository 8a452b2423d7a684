import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

export default function AlertWithTitle() {
  return (
    <Alert severity="error">
      <AlertTitle>Payment declined</AlertTitle>
      Your bank rejected the charge of $120.00. Use another card, or contact
      your bank.
    </Alert>
  );
}
