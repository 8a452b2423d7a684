import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ChessClock() {
  const [turned, setTurned] = useState(false);

  return (
    <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
      <Stack
        direction={turned ? 'row-reverse' : 'row'}
        spacing="24px"
        useFlexGap
        sx={{ justifyContent: 'space-between' }}
      >
        <Typography variant="h6" component="p">
          White 4:31
        </Typography>
        <Typography variant="h6" component="p">
          Black 5:02
        </Typography>
      </Stack>
      <Button variant="outlined" onClick={() => setTurned(!turned)}>
        Turn the board
      </Button>
    </Stack>
  );
}
