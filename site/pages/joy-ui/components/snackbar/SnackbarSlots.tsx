import { useState } from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import { styled } from '@mui/joy/styles';
import CloudDone from '@mui/icons-material/CloudDone';

const Stamp = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '50%',
  '--Icon-color': 'currentColor',
  color: theme.vars.palette.success.solidColor,
  background: theme.vars.palette.success.solidBg,
}));

export default function SnackbarSlots() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Upload the report
      </Button>
      <div role="status">
        <Snackbar
          component="section"
          open={open}
          autoHideDuration={5000}
          onClose={() => setOpen(false)}
          startDecorator={<CloudDone />}
          slots={{ startDecorator: Stamp }}
          slotProps={{ startDecorator: { 'aria-hidden': true } }}
        >
          Report.pdf is in the cloud.
        </Snackbar>
      </div>
    </>
  );
}
