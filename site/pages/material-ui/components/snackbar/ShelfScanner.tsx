import { useState } from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';
import QrCodeScannerIcon from '@mui/icons-material/QrCodeScanner';

export default function ShelfScanner() {
  const [open, setOpen] = useState(false);
  const [books, setBooks] = useState(41);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography>{books} books on this shelf</Typography>
      <Fab
        color="primary"
        aria-label="Scan a book"
        onClick={() => {
          setBooks(books + 1);
          setOpen(true);
        }}
        sx={{ position: 'fixed', bottom: 16, insetInlineEnd: 16 }}
      >
        <QrCodeScannerIcon />
      </Fab>
      <Snackbar
        open={open}
        autoHideDuration={6000}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        message={`Book ${books} is on the shelf`}
        classes={{ anchorOriginBottomLeft: 'above' }}
        sx={{ '&.above': { bottom: { xs: 88, sm: 24 } } }}
        action={
          <IconButton
            aria-label="Close"
            color="inherit"
            size="small"
            onClick={() => setOpen(false)}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        }
      />
    </Box>
  );
}
