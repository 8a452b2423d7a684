import { useState } from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function NightKitchen() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Order 31
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={close}
        slots={{ transition: Fade }}
        classes={{ paper: 'order-slip' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Order 31', elevation: 4 },
          backdrop: { sx: { backdropFilter: 'blur(3px)' } },
        }}
        sx={{
          '& .order-slip': {
            insetBlock: 16,
            insetInlineEnd: 16,
            width: 260,
            height: 'auto',
            p: 2,
            borderRadius: 3,
          },
        }}
      >
        <Typography variant="h6" component="p">
          Order 31
        </Typography>
        <Stack spacing={1} sx={{ flexGrow: 1, mt: 2 }}>
          <Typography>2 × dumplings, no chilli</Typography>
          <Typography>1 × broth, large</Typography>
        </Stack>
        <Button variant="contained" onClick={close}>
          Ready
        </Button>
      </Drawer>
    </>
  );
}
