import { useState } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';

export default function AlertSlots() {
  const [open, setOpen] = useState(true);

  if (!open) {
    return <Button onClick={() => setOpen(true)}>Release notes</Button>;
  }
  return (
    <Alert
      severity="info"
      variant="outlined"
      closeText="Collapse"
      onClose={() => setOpen(false)}
      slots={{ closeIcon: ExpandLessIcon }}
      slotProps={{
        icon: { sx: { fontSize: 28 } },
        closeButton: { edge: 'end' },
      }}
      classes={{ message: 'release-notes' }}
      sx={{ '& .release-notes': { fontSize: '1rem' } }}
    >
      <AlertTitle classes={{ root: 'release' }} sx={{ '&.release': { mb: 0 } }}>
        Version 4.2
      </AlertTitle>
      Exports now include archived projects.
    </Alert>
  );
}
