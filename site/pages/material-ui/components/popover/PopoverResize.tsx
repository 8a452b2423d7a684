import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { PopoverActions } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

function Hours({ onResize }: { onResize: () => void }) {
  const [days, setDays] = useState(1);
  useLayoutEffect(onResize, [days, onResize]);

  return (
    <>
      {Array.from({ length: days }, (_, day) => (
        <Typography key={day}>{`Day ${day + 1}: 9:00 to 17:00`}</Typography>
      ))}
      <Button size="small" onClick={() => setDays(days + 1)}>
        Add a day
      </Button>
    </>
  );
}

export default function PopoverResize() {
  const actions = useRef<PopoverActions>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const update = useCallback(() => actions.current?.updatePosition(), []);

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Opening hours
      </Button>
      <Popover
        action={actions}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        marginThreshold={8}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Hours', sx: { p: 2 } },
        }}
      >
        <Hours onResize={update} />
      </Popover>
    </>
  );
}
