import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function CollapsePartial() {
  const id = useId();
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ maxWidth: 420, mx: 'auto' }}>
      <Collapse
        id={id}
        in={open}
        collapsedSize={48}
        timeout="auto"
        easing={{ enter: 'ease-out', exit: 'ease-in' }}
        classes={{ entered: 'expanded' }}
        sx={{
          '&:not(.expanded)': {
            maskImage: 'linear-gradient(#000 40%, #0006)',
          },
        }}
      >
        <Typography>
          The hotel is five minutes from the station. Rooms face the garden, and
          breakfast is served until eleven. Check-in starts at three in the
          afternoon; you can leave your luggage at the desk before. Bicycles are
          free for guests.
        </Typography>
      </Collapse>
      <Button
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Show less' : 'Show more'}
      </Button>
    </Box>
  );
}
