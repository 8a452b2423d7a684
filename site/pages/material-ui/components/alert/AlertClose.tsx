import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

export default function AlertClose() {
  const [open, setOpen] = useState(true);

  if (!open) {
    return <Button onClick={() => setOpen(true)}>Show the notice</Button>;
  }
  return (
    <Alert severity="info" closeText="Dismiss" onClose={() => setOpen(false)}>
      Maintenance is planned for Saturday, 22:00 UTC.
    </Alert>
  );
}
