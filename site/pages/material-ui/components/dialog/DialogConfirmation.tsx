import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const ringtones = ['Bell', 'Chime', 'Marimba', 'Silent'];

export default function DialogConfirmation() {
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState('Chime');
  const [choice, setChoice] = useState(saved);

  const show = () => {
    setChoice(saved);
    setOpen(true);
  };

  return (
    <>
      <Button variant="outlined" onClick={show}>
        Ringtone: {saved}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby="ringtone"
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle id="ringtone">Ringtone</DialogTitle>
        <DialogContent dividers>
          <RadioGroup
            aria-labelledby="ringtone"
            value={choice}
            onChange={(_event, next) => setChoice(next)}
          >
            {ringtones.map((name) => (
              <FormControlLabel
                key={name}
                value={name}
                label={name}
                control={<Radio />}
              />
            ))}
          </RadioGroup>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button
            onClick={() => {
              setSaved(choice);
              setOpen(false);
            }}
          >
            Apply
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
