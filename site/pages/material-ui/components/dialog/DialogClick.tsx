import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function DialogClick() {
  const [open, setOpen] = useState(false);
  const [clicks, setClicks] = useState(0);

  return (
    <Paper
      variant="outlined"
      onClick={() => setClicks(clicks + 1)}
      sx={{ p: 2, width: 280 }}
    >
      <Typography role="status" gutterBottom>
        Clicks on the card: {clicks}
      </Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Share
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        onClick={(event) => event.stopPropagation()}
      >
        <DialogTitle>Share the report</DialogTitle>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Copy link</Button>
        </DialogActions>
      </Dialog>
    </Paper>
  );
}
