import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const trains = ['9:12 Airport', '9:20 North station', '9:31 Harbor'];

export default function SlideContainer() {
  const board = useRef<HTMLDivElement>(null);
  const [train, setTrain] = useState(0);
  const [shown, setShown] = useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Box
        ref={board}
        role="status"
        sx={{
          width: 260,
          p: 2,
          overflow: 'hidden',
          borderRadius: 1,
          bgcolor: 'action.hover',
        }}
      >
        <Slide
          in={shown}
          appear={false}
          direction={shown ? 'up' : 'down'}
          easing={{ enter: 'ease-out', exit: 'ease-in' }}
          container={() => board.current ?? document.body}
          onExited={() => {
            setTrain((train + 1) % trains.length);
            setShown(true);
          }}
        >
          <Typography>{trains[train]}</Typography>
        </Slide>
      </Box>
      <Button variant="outlined" onClick={() => setShown(false)}>
        Next train
      </Button>
    </Stack>
  );
}
