import { useState } from 'react';
import type { MouseEvent } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { PopoverPosition } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function PopoverPoint() {
  const [point, setPoint] = useState<PopoverPosition>();
  const [open, setOpen] = useState(false);

  const show = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const fromKeyboard = event.detail === 0;
    setPoint({
      top: fromKeyboard ? box.bottom : event.clientY,
      left: fromKeyboard ? box.left : event.clientX,
    });
    setOpen(true);
  };

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={show}
        sx={{ width: 280, height: 120 }}
      >
        Click anywhere in here
      </Button>
      <Popover
        open={open}
        anchorReference="anchorPosition"
        anchorPosition={point}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'New marker' } }}
      >
        <Typography sx={{ p: 2 }}>
          {`New marker at ${Math.round(point?.left ?? 0)}, ${Math.round(point?.top ?? 0)}`}
        </Typography>
      </Popover>
    </>
  );
}
