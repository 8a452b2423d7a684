import { useState } from 'react';
import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';
import type { SlideProps } from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';
import { useTheme } from '@mui/material/styles';

function SlideFromStart(props: SlideProps) {
  const { direction } = useTheme();
  return (
    <Slide {...props} direction={direction === 'rtl' ? 'left' : 'right'} />
  );
}

export default function SnackbarSlideDirection() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Archive
      </Button>
      <Snackbar
        open={open}
        onClose={() => setOpen(false)}
        autoHideDuration={6000}
        slots={{ transition: SlideFromStart }}
        message="Conversation archived"
      />
    </>
  );
}
