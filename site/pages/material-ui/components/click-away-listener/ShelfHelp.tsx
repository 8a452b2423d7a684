import { useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ShelfHelp() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  const goBack = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box
        sx={{ position: 'relative', minHeight: 160, width: 260 }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            goBack();
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
          Where is shelf C?
        </Button>
        {open && (
          <Paper
            id={id}
            elevation={4}
            sx={{ position: 'absolute', zIndex: 1, mt: 1, p: 2 }}
          >
            <Typography variant="body2" gutterBottom>
              Down the stairs, behind the atlases. Ask for the key at the desk.
            </Typography>
            <Button size="small" onClick={goBack}>
              Got it
            </Button>
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
