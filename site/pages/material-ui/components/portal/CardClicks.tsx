import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CardClicks() {
  const outside = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState('Nothing pressed yet');

  return (
    <Stack spacing={1.5} sx={{ width: 280 }}>
      <Box ref={outside} sx={{ minHeight: 32 }} />
      <Paper
        variant="outlined"
        sx={{ p: 2 }}
        onClick={() => setNews('The order heard a click')}
      >
        <Typography gutterBottom>Order 1207</Typography>
        <Button size="small">Inside</Button>
        <Portal container={() => outside.current}>
          <Button size="small">In the portal</Button>
          <Button size="small" onClick={(event) => event.stopPropagation()}>
            Stopped
          </Button>
        </Portal>
      </Paper>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Typography role="status" variant="body2">
          {news}
        </Typography>
        <Button size="small" onClick={() => setNews('Nothing pressed yet')}>
          Reset
        </Button>
      </Stack>
    </Stack>
  );
}
