import { useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function RoomLight() {
  const id = useId();
  const house = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  return (
    <Box ref={house} sx={{ '--lamp': '#ffb703' }}>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Lights of the house
      </Button>
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        anchorReference="none"
        container={() => house.current}
        transitionDuration={200}
        classes={{ paper: 'lights' }}
        slots={{ transition: Fade }}
        slotProps={{
          backdrop: { invisible: false },
          paper: { role: 'dialog', 'aria-labelledby': id },
        }}
        sx={{
          '& .lights': {
            insetInlineEnd: 16,
            bottom: 16,
            p: 2,
            minWidth: 200,
            borderTop: '6px solid var(--lamp)',
          },
        }}
      >
        <Typography id={id}>Ground floor</Typography>
        <FormControlLabel control={<Switch defaultChecked />} label="Hall" />
        <br />
        <FormControlLabel control={<Switch />} label="Kitchen" />
      </Popover>
    </Box>
  );
}
