import { useId } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function Tone({ name, start }: { name: string; start: number }) {
  const label = useId();

  return (
    <Box>
      <Typography id={label} variant="body2">
        {name}
      </Typography>
      <Slider
        aria-labelledby={label}
        size="small"
        track={false}
        min={-50}
        max={50}
        marks={[{ value: 0 }]}
        defaultValue={start}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => (value > 0 ? `+${value}` : value)}
      />
    </Box>
  );
}

export default function PhotoTones() {
  return (
    <Stack spacing={1} sx={{ maxWidth: 280, mx: 'auto' }}>
      <Tone name="Shadows" start={18} />
      <Tone name="Highlights" start={-12} />
      <Tone name="Warmth" start={0} />
    </Stack>
  );
}
