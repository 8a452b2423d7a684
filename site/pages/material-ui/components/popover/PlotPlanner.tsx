import { useState } from 'react';
import type { MouseEvent } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { PopoverPosition } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PlotPlanner() {
  const [at, setAt] = useState<PopoverPosition>();
  const [open, setOpen] = useState(false);
  const [crop, setCrop] = useState('Nothing');

  const ask = (event: MouseEvent) => {
    event.preventDefault();
    setAt({ top: event.clientY, left: event.clientX });
    setOpen(true);
  };
  const plant = (next: string) => {
    setCrop(next);
    setOpen(false);
  };

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={(event) => {
          const plot = event.currentTarget.getBoundingClientRect();
          setAt({ top: plot.top + 24, left: plot.left + 24 });
          setOpen(true);
        }}
        onContextMenu={ask}
        sx={{ width: 260, height: 120 }}
      >
        Plot 3: {crop}
      </Button>
      <Popover
        open={open}
        anchorReference="anchorPosition"
        anchorPosition={at}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Plant plot 3', sx: { p: 2 } },
        }}
      >
        <Typography variant="body2">What grows here?</Typography>
        <Stack direction="row" spacing={1} useFlexGap>
          <Button onClick={() => plant('Leek')}>Leek</Button>
          <Button onClick={() => plant('Beans')}>Beans</Button>
        </Stack>
      </Popover>
    </>
  );
}
