import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Snackbar from '@mui/material/Snackbar';
import type { SnackbarCloseReason } from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';

const episodes = ['Salt roads', 'The bridge keeper', 'Tides', 'Night ferry'];
const title = (place: number) => episodes[place % episodes.length];

export default function EpisodeSkip() {
  const skip = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState(0);
  const [open, setOpen] = useState(false);

  const close = (_event: unknown, reason?: SnackbarCloseReason) => {
    if (reason !== 'clickaway') {
      setOpen(false);
    }
  };

  const undo = () => {
    setPlace(place - 1);
    setOpen(false);
    skip.current?.focus();
  };

  return (
    <Paper variant="outlined" sx={{ p: 2, width: 260 }}>
      <Typography variant="body2" color="text.secondary">
        Now playing
      </Typography>
      <Typography sx={{ mb: 1 }}>{title(place)}</Typography>
      <Button
        ref={skip}
        variant="outlined"
        onClick={() => {
          setPlace(place + 1);
          setOpen(true);
        }}
      >
        Skip episode
      </Button>
      <Snackbar
        key={place}
        open={open}
        autoHideDuration={6000}
        onClose={close}
        message={`Skipped “${title(Math.max(place - 1, 0))}”`}
        action={
          <Button color="inherit" size="small" onClick={undo}>
            Undo
          </Button>
        }
      />
    </Paper>
  );
}
