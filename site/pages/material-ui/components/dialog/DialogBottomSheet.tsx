import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slide from '@mui/material/Slide';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function DialogBottomSheet() {
  const [open, setOpen] = useState(false);
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Filter
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        keepMounted
        fullWidth
        transitionDuration={reduced ? 0 : 240}
        slots={{ transition: Slide }}
        slotProps={{
          transition: { direction: 'up' },
          container: { sx: { alignItems: 'flex-end' } },
          paper: { sx: { m: 0, width: '100%', borderRadius: '16px 16px 0 0' } },
        }}
      >
        <DialogTitle>Filter products</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column' }}>
          <FormControlLabel
            label="In stock"
            control={<Checkbox defaultChecked />}
          />
          <FormControlLabel label="On sale" control={<Checkbox />} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Show products</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
