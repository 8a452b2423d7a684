import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';

export default function PortalEvents() {
  const target = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);

  return (
    <Stack spacing={2} sx={{ width: 300 }}>
      <Paper ref={target} variant="outlined" sx={{ p: 2, minHeight: 108 }} />
      <Paper
        variant="outlined"
        onClick={() => setCount(count + 1)}
        sx={{ p: 2 }}
      >
        Clicks that reach this card: {count}
        <Portal container={() => target.current}>
          <Button>In the portal</Button>
          <Button onClick={(event) => event.stopPropagation()}>
            With stopPropagation
          </Button>
        </Portal>
      </Paper>
    </Stack>
  );
}
