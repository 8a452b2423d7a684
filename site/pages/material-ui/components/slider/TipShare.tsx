import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const bill = 48;

export default function TipShare() {
  const label = useId();
  const [tip, setTip] = useState(10);
  const amount = (bill * tip) / 100;

  return (
    <Box sx={{ maxWidth: 320, mx: 'auto' }}>
      <Typography id={label}>Tip for the crew</Typography>
      <Slider
        aria-labelledby={label}
        aria-valuetext={`${tip} percent, ${amount.toFixed(2)} euros`}
        max={25}
        value={tip}
        onChange={(_event, next) => setTip(next)}
      />
      <Typography variant="body2" color="text.secondary">
        Adds {tip}%, or €{amount.toFixed(2)}, to €{bill}
      </Typography>
    </Box>
  );
}
