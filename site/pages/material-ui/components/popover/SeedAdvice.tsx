import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { PopoverActions } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

function Beds({ onResize }: { onResize: () => void }) {
  const [beds, setBeds] = useState(1);
  useLayoutEffect(onResize, [beds, onResize]);

  return (
    <>
      {Array.from({ length: beds }, (_, bed) => (
        <Typography key={bed} variant="body2">
          Bed {bed + 1}: after the last frost
        </Typography>
      ))}
      <Button size="small" onClick={() => setBeds(beds + 1)}>
        Add a bed
      </Button>
    </>
  );
}

export default function SeedAdvice() {
  const actions = useRef<PopoverActions>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const place = useCallback(() => actions.current?.updatePosition(), []);

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        When to sow
      </Button>
      <Popover
        action={actions}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        marginThreshold={8}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'When to sow', sx: { p: 2 } },
        }}
      >
        <Beds onResize={place} />
      </Popover>
    </>
  );
}
