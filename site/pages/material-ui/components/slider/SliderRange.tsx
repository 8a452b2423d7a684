import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderRange() {
  const [ages, setAges] = useState([25, 40]);

  return (
    <div>
      <Typography>{`Age: ${ages.join(' to ')}`}</Typography>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'Minimum age' : 'Maximum age')}
        min={18}
        max={80}
        value={ages}
        onChange={(_event, value) => setAges(value)}
      />
    </div>
  );
}
