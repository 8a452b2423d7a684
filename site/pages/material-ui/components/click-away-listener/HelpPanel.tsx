import { useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function HelpPanel() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(true);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box
        sx={{ position: 'relative', width: 280, minHeight: 170 }}
        onKeyDown={(event) => {
          if (open && event.key === 'Escape') {
            close();
          }
        }}
      >
        <Button
          ref={button}
          variant="outlined"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          Where is my invoice?
        </Button>
        {open && (
          <Paper
            id={id}
            elevation={4}
            sx={{ position: 'absolute', zIndex: 1, mt: 1, p: 2 }}
          >
            <Typography variant="body2" gutterBottom>
              Invoices are sent on the first day of the month, to the address in
              your billing settings.
            </Typography>
            <Button size="small" onClick={close}>
              Close
            </Button>
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
