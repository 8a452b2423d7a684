import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';

export default function PoolNotice() {
  const news = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(true);

  const close = () => {
    setOpen(false);
    news.current?.focus();
  };

  return (
    <Stack spacing={2} sx={{ maxWidth: 440, minHeight: 140, mx: 'auto' }}>
      <div>
        <Button ref={news} aria-expanded={open} onClick={() => setOpen(!open)}>
          News of the pool
        </Button>
      </div>
      <Collapse in={open} unmountOnExit>
        <Alert
          severity="info"
          role="note"
          closeText="Put the notice away"
          onClose={close}
        >
          The sauna is closed until the new stove arrives.
        </Alert>
      </Collapse>
    </Stack>
  );
}
