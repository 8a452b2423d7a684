import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

const wishes = ['Balcony', 'Lift', 'Pets welcome', 'Near a school'];

export default function HomeFilter() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Filter homes
      </Button>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={close}
        keepMounted
        elevation={8}
        transitionDuration={{ enter: 300, exit: 150 }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Filter homes',
            sx: { borderRadius: '16px 16px 0 0', p: 2 },
          },
        }}
      >
        <Stack sx={{ width: 1, maxWidth: 400, mx: 'auto' }}>
          {wishes.map((wish) => (
            <FormControlLabel key={wish} label={wish} control={<Checkbox />} />
          ))}
          <Button variant="contained" sx={{ mt: 1 }} onClick={close}>
            Show 12 homes
          </Button>
        </Stack>
      </Drawer>
    </>
  );
}
