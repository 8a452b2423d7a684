import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderLabel() {
  const [light, setLight] = useState(20);

  return (
    <div>
      <Typography id="light">Brightness</Typography>
      <Slider
        aria-labelledby="light"
        aria-valuetext={light < 50 ? 'Dimmed' : 'Bright'}
        value={light}
        onChange={(_event, value) => setLight(value)}
      />
    </div>
  );
}
