import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import OpenWithIcon from '@mui/icons-material/OpenWith';

const steps: Partial<Record<string, [number, number]>> = {
  ArrowUp: [0, -24],
  ArrowDown: [0, 24],
  ArrowLeft: [-24, 0],
  ArrowRight: [24, 0],
};

const within = (value: number, room: number) =>
  Math.min(Math.max(value, -room), room);

export default function MeterReading() {
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const paper = useRef<HTMLDivElement>(null);
  const grip = useRef({ x: 0, y: 0 });

  const moveTo = (x: number, y: number) => {
    if (!paper.current) return;
    const { offsetWidth, offsetHeight } = paper.current;
    // The dialog starts in the middle, so there is as much room on either side.
    setPlace({
      x: within(x, (window.innerWidth - offsetWidth) / 2),
      y: within(y, (window.innerHeight - offsetHeight) / 2),
    });
  };
  const hold = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX - place.x, y: event.clientY - place.y };
  };
  const drag = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    moveTo(event.clientX - grip.current.x, event.clientY - grip.current.y);
  };
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    moveTo(place.x + by[0], place.y + by[1]);
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Typography variant="h5" component="p">
        Meter 3: 48 213.6 kWh
      </Typography>
      <Button
        variant="outlined"
        onClick={() => {
          setPlace({ x: 0, y: 0 });
          setOpen(true);
        }}
      >
        Type in the reading
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          backdrop: { invisible: true },
          paper: {
            ref: paper,
            style: { transform: `translate(${place.x}px, ${place.y}px)` },
          },
        }}
      >
        <Stack
          direction="row"
          sx={{ alignItems: 'center', paddingInlineEnd: 1 }}
        >
          <DialogTitle
            onPointerDown={hold}
            onPointerMove={drag}
            sx={{
              flexGrow: 1,
              cursor: 'move',
              touchAction: 'none',
              userSelect: 'none',
            }}
          >
            Reading of meter 3
          </DialogTitle>
          <IconButton
            aria-label="Move up or down, or with the arrow keys"
            onClick={() => moveTo(0, place.y < 0 ? Infinity : -Infinity)}
            onKeyDown={step}
          >
            <OpenWithIcon />
          </IconButton>
        </Stack>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label="Kilowatt hours"
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Later</Button>
          <Button onClick={() => setOpen(false)}>Send</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
