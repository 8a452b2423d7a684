import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';

const views = [
  {
    action: 'Cancel the trip',
    width: 'xs',
    fill: false,
    text: 'The hotel keeps its deposit of €40.',
  },
  {
    action: 'Plan the stops',
    width: 'md',
    fill: true,
    text: 'Four stops, two nights, 312 kilometres.',
  },
  {
    action: 'Open the map',
    width: false,
    fill: true,
    text: 'All stops lie along the coast road.',
  },
] as const;

export default function TripWidths() {
  const [open, setOpen] = useState(false);
  const [view, setView] = useState<(typeof views)[number]>(views[0]);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {views.map((each) => (
        <Button
          key={each.action}
          variant="outlined"
          onClick={() => {
            setView(each);
            setOpen(true);
          }}
        >
          {each.action}
        </Button>
      ))}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        maxWidth={view.width}
        fullWidth={view.fill}
      >
        <DialogTitle>{view.action}</DialogTitle>
        <DialogContent>
          <DialogContentText>{view.text}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Done</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
