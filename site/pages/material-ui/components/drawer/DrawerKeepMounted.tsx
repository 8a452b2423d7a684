import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

export default function DrawerKeepMounted() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Filter flights
      </Button>
      <Drawer
        keepMounted
        anchor="bottom"
        elevation={8}
        transitionDuration={{ enter: 300, exit: 150 }}
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filters' } }}
      >
        <Stack sx={{ p: 2 }}>
          <FormControlLabel control={<Checkbox />} label="Nonstop only" />
          <FormControlLabel control={<Checkbox />} label="Bags included" />
          <Button onClick={() => setOpen(false)}>Done</Button>
        </Stack>
      </Drawer>
    </>
  );
}
