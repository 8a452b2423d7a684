import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function PrintReport() {
  const print = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  const close = () => {
    setOpen(false);
    print.current?.focus();
  };

  return (
    <>
      <Button ref={print} variant="outlined" onClick={() => setOpen(true)}>
        Print the report
      </Button>
      <Snackbar open={open}>
        <Alert
          severity="error"
          variant="filled"
          onClose={close}
          sx={{ width: '100%' }}
        >
          The printer on the second floor is out of paper.
        </Alert>
      </Snackbar>
    </>
  );
}
