import { useState } from 'react';
import Slider from '@mui/joy/Slider';

const distance = 2;

export default function SliderMinDistance() {
  const [hours, setHours] = useState([9, 17]);

  return (
    <Slider
      disableSwap
      value={hours}
      min={0}
      max={24}
      onChange={(_event, value, thumb) => {
        const [from = 0, to = 24] = value as number[];
        setHours(
          thumb === 0
            ? [Math.min(from, to - distance), to]
            : [from, Math.max(to, from + distance)],
        );
      }}
      getAriaLabel={(index) => (index === 0 ? 'Opens' : 'Closes')}
      valueLabelFormat={(value) => `${value}:00`}
      valueLabelDisplay="on"
      sx={{ width: 280 }}
    />
  );
}
