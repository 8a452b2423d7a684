import { useState } from 'react';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ApiControlled() {
  const [volume, setVolume] = useState(40);

  return (
    <Stack spacing={1} sx={{ width: 260 }}>
      <Typography id="api-balance">Uncontrolled</Typography>
      <Slider defaultValue={60} aria-labelledby="api-balance" />
      <Typography id="api-volume">Controlled: {volume}</Typography>
      <Slider
        value={volume}
        onChange={(_, next) => setVolume(next)}
        aria-labelledby="api-volume"
      />
      <Button onClick={() => setVolume(40)}>Reset volume</Button>
    </Stack>
  );
}
