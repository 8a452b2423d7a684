import { useState } from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ProgressWithoutTransition() {
  const [value, setValue] = useState(40);

  return (
    <Stack spacing={1}>
      <Slider
        aria-label="Value of both bars"
        value={value}
        onChange={(_event, next) => setValue(next)}
      />
      <Typography variant="body2">Default, 0.4 s behind</Typography>
      <LinearProgress
        aria-label="Default"
        variant="determinate"
        value={value}
      />
      <Typography variant="body2">Without transition</Typography>
      <LinearProgress
        aria-label="Without transition"
        variant="determinate"
        value={value}
        sx={{ '& .MuiLinearProgress-bar': { transition: 'none' } }}
      />
    </Stack>
  );
}
