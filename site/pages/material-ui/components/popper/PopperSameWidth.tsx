import { useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import type { PopperProps } from '@mui/material/Popper';

const modifiers: PopperProps['modifiers'] = [
  {
    name: 'sameWidth',
    enabled: true,
    phase: 'beforeWrite',
    fn: ({ state }) => {
      state.elements.popper.style.width = `${state.rects.reference.width}px`;
    },
  },
];

export default function PopperSameWidth() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <Button
        fullWidth
        variant="outlined"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        Opening hours
      </Button>
      <Popper
        role="note"
        open={anchor !== null}
        anchorEl={anchor}
        placement="bottom-start"
        modifiers={modifiers}
      >
        <Paper elevation={3} sx={{ p: 2, mt: 1 }}>
          Monday to Friday from 9 to 17, Saturday from 10 to 14.
        </Paper>
      </Popper>
    </>
  );
}
