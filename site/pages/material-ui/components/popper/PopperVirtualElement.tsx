import { useRef, useState } from 'react';
import type { Ref } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Popper from '@mui/material/Popper';
import type { PopperProps } from '@mui/material/Popper';

type Instance = PopperProps['popperRef'] extends Ref<infer T> | undefined
  ? T
  : never;

export default function PopperVirtualElement() {
  const popper = useRef<Instance>(null);
  const point = useRef({ x: 0, y: 0 });
  const [open, setOpen] = useState(false);
  const [anchor] = useState(() => ({
    getBoundingClientRect: () =>
      new DOMRect(point.current.x, point.current.y, 0, 0),
  }));

  return (
    <Box
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onPointerMove={(event) => {
        point.current = { x: event.clientX, y: event.clientY };
        void popper.current?.update();
      }}
      sx={{
        display: 'grid',
        placeItems: 'center',
        height: 140,
        borderRadius: 1,
        bgcolor: 'action.hover',
      }}
    >
      Move the pointer in here
      <Popper
        aria-hidden
        open={open}
        anchorEl={anchor}
        popperRef={popper}
        placement="top"
        sx={{ pointerEvents: 'none' }}
      >
        <Chip color="primary" label="I follow the pointer" sx={{ m: 1 }} />
      </Popper>
    </Box>
  );
}
