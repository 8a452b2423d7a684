import { useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';

const directions = ['left', 'right', 'up', 'down'] as const;

export default function SlideBasic() {
  const [shown, setShown] = useState(false);
  const [direction, setDirection] = useState<(typeof directions)[number]>('up');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center', overflow: 'hidden' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        {directions.map((each) => (
          <Button
            key={each}
            onClick={() => {
              setDirection(each);
              setShown(each !== direction || !shown);
            }}
          >
            {each}
          </Button>
        ))}
      </Stack>
      <Slide key={direction} in={shown} direction={direction}>
        <Paper elevation={3} sx={{ p: 2 }}>
          Bus 12 leaves at 9:20.
        </Paper>
      </Slide>
    </Stack>
  );
}
