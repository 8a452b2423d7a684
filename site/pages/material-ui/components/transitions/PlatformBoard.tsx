import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const trains = ['9:12 Harbour', '9:20 North ring', '9:31 Airport'];

export default function PlatformBoard() {
  const board = useRef<HTMLDivElement>(null);
  const [train, setTrain] = useState(0);
  const [shown, setShown] = useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Box
        ref={board}
        role="status"
        sx={{
          width: 240,
          p: 1.5,
          overflow: 'hidden',
          borderRadius: 1,
          color: '#ffd166',
          bgcolor: '#14213d',
        }}
      >
        <Slide
          in={shown}
          appear={false}
          direction={shown ? 'up' : 'down'}
          container={() => board.current ?? document.body}
          timeout={{ enter: 300, exit: 200 }}
          easing={{ enter: 'ease-out', exit: 'ease-in' }}
          onExited={() => {
            setTrain((train + 1) % trains.length);
            setShown(true);
          }}
        >
          <Typography>{trains[train]}</Typography>
        </Slide>
      </Box>
      <Button variant="outlined" onClick={() => setShown(false)}>
        Train has left
      </Button>
    </Stack>
  );
}
