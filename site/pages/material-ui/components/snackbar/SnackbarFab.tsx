import { useState } from 'react';
import Fab from '@mui/material/Fab';
import Snackbar from '@mui/material/Snackbar';
import AddIcon from '@mui/icons-material/Add';

export default function SnackbarFab() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Fab
        color="primary"
        aria-label="Add expense"
        onClick={() => setOpen(true)}
        sx={{ position: 'fixed', bottom: 16, insetInlineEnd: 16 }}
      >
        <AddIcon />
      </Fab>
      <Snackbar
        open={open}
        autoHideDuration={6000}
        onClose={() => setOpen(false)}
        message="Expense added"
        classes={{ anchorOriginBottomLeft: 'above-fab' }}
        sx={{ '&.above-fab': { bottom: { xs: 88, sm: 24 } } }}
      />
    </>
  );
}
