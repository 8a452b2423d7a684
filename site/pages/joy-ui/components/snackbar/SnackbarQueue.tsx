import { useState } from 'react';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import Close from '@mui/icons-material/Close';

interface Message {
  id: number;
  text: string;
}

const actions = ['Copied the link', 'Renamed the file', 'Shared with Mira'];

export default function SnackbarQueue() {
  const [queue, setQueue] = useState<Message[]>([]);
  const [count, setCount] = useState(0);
  const [open, setOpen] = useState(false);
  const [current] = queue;

  const add = (text: string) => {
    setQueue([...queue, { id: count, text }]);
    setCount(count + 1);
    if (queue.length === 0) setOpen(true);
  };

  const showNext = () => {
    setQueue((before) => before.slice(1));
    setOpen(queue.length > 1);
  };

  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {actions.map((text) => (
          <Button key={text} variant="soft" onClick={() => add(text)}>
            {text}
          </Button>
        ))}
      </Stack>
      <div role="status">
        <Snackbar
          key={current?.id}
          open={open && current !== undefined}
          autoHideDuration={3000}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
          onUnmount={showNext}
          endDecorator={
            <IconButton
              size="sm"
              aria-label="Close the message"
              onClick={() => setOpen(false)}
            >
              <Close />
            </IconButton>
          }
        >
          {current?.text}
        </Snackbar>
      </div>
    </>
  );
}
