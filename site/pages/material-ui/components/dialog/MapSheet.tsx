import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Slide from '@mui/material/Slide';
import useMediaQuery from '@mui/material/useMediaQuery';

const layers = ['Hiking paths', 'Springs', 'Bus stops', 'Huts'];

export default function MapSheet() {
  const [open, setOpen] = useState(false);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Map layers
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        keepMounted
        fullWidth
        slots={{ transition: Slide }}
        transitionDuration={still ? 0 : { enter: 240, exit: 180 }}
        slotProps={{
          transition: { direction: 'up' },
          container: { sx: { alignItems: 'flex-end' } },
          paper: { sx: { m: 0, width: '100%', borderRadius: '16px 16px 0 0' } },
        }}
      >
        <DialogTitle>Show on the map</DialogTitle>
        <DialogContent>
          <FormGroup>
            {layers.map((layer) => (
              <FormControlLabel
                key={layer}
                label={layer}
                control={<Checkbox />}
              />
            ))}
          </FormGroup>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Done</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
