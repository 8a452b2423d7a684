import { useState } from 'react';
import Fab from '@mui/material/Fab';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';
import ArchiveIcon from '@mui/icons-material/Archive';

export default function FabSnackbar() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Typography sx={{ p: 2 }}>
        The elevator is out of service on Tuesday from 8:00 to 12:00.
      </Typography>
      <Fab
        color="primary"
        aria-label="Archive message"
        onClick={() => setOpen(true)}
        sx={{
          position: 'fixed',
          bottom: open ? 72 : 16,
          insetInlineEnd: 16,
          transition: 'bottom 200ms',
        }}
      >
        <ArchiveIcon />
      </Fab>
      <Snackbar
        open={open}
        message="Message archived"
        autoHideDuration={6000}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
      />
    </>
  );
}
