import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

export default function SnackbarQueue() {
  const count = useRef(0);
  const [queue, setQueue] = useState<{ id: number; text: string }[]>([]);
  const [open, setOpen] = useState(false);
  const [current, ...waiting] = queue;

  const add = (text: string) => {
    count.current += 1;
    setQueue([...queue, { id: count.current, text }]);
    if (!current) {
      setOpen(true);
    }
  };

  const showNext = () => {
    setQueue(waiting);
    setOpen(waiting.length > 0);
  };

  return (
    <Stack direction="row" spacing={1}>
      <Button variant="outlined" onClick={() => add('Photo uploaded')}>
        Upload
      </Button>
      <Button variant="outlined" onClick={() => add('Album shared')}>
        Share
      </Button>
      <Snackbar
        key={current?.id}
        open={open}
        autoHideDuration={waiting.length > 0 ? 2000 : 5000}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        slotProps={{ transition: { onExited: showNext } }}
        message={current?.text}
      />
    </Stack>
  );
}
