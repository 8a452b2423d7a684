import { useId } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const feelings = ['Very soft', 'Soft', 'Medium', 'Firm', 'Very firm'];
const marks = feelings.map((label, value) => ({
  value,
  label: value % 2 === 0 ? label : undefined,
}));

export default function MattressFirmness() {
  const label = useId();

  return (
    <Box sx={{ maxWidth: 320, mx: 'auto' }}>
      <Typography id={label}>How firm should the mattress be?</Typography>
      <Box sx={{ px: 4 }}>
        <Slider
          aria-labelledby={label}
          getAriaValueText={(value) => feelings[value] ?? ''}
          defaultValue={3}
          max={feelings.length - 1}
          marks={marks}
        />
      </Box>
    </Box>
  );
}
