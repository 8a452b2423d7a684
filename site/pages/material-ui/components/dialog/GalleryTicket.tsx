import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import Paper from '@mui/material/Paper';
import type { PaperProps } from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

function Ticket(props: PaperProps) {
  return <Paper {...props} elevation={0} square />;
}

export default function GalleryTicket() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the ticket
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby="ticket"
        PaperComponent={Ticket}
        classes={{ paper: 'ticket' }}
        slotProps={{ backdrop: { sx: { backdropFilter: 'blur(6px)' } } }}
        sx={{
          '& .ticket': { border: '2px dashed', borderColor: 'primary.main' },
        }}
      >
        <DialogContent sx={{ textAlign: 'center' }}>
          <Typography id="ticket" component="h2" variant="h5">
            Gallery of Clocks
          </Typography>
          <Typography color="text.secondary">
            Two adults, Sunday at 11
          </Typography>
          <Typography variant="h3" component="p" sx={{ my: 2 }}>
            KL 48 07
          </Typography>
          <Button onClick={() => setOpen(false)}>Put it away</Button>
        </DialogContent>
      </Dialog>
    </>
  );
}
