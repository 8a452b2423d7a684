import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Fade from '@mui/material/Fade';
import Typography from '@mui/material/Typography';

export default function DrawerStyled() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Order 3187
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slots={{ transition: Fade }}
        classes={{ paper: 'floating' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Order 3187' },
          backdrop: { sx: { backdropFilter: 'blur(3px)' } },
        }}
        sx={{
          '& .floating': {
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
          Order 3187
        </Typography>
        <Box sx={{ flexGrow: 1, mt: 2 }}>Packed, waiting for pickup.</Box>
        <Button variant="contained" onClick={() => setOpen(false)}>
          Close
        </Button>
      </Drawer>
    </>
  );
}
