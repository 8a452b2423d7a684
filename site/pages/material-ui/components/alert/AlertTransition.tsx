import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';

export default function AlertTransition() {
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(true);

  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'start', minHeight: 110 }}>
      <Button ref={toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        Import report
      </Button>
      <Collapse in={open} unmountOnExit sx={{ width: '100%' }}>
        <Alert severity="warning" onClose={close}>
          3 of 120 rows were skipped.
        </Alert>
      </Collapse>
    </Stack>
  );
}
