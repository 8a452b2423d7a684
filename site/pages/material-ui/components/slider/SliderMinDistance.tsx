import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const distance = 2;

export default function SliderMinDistance() {
  const [hours, setHours] = useState([9, 17]);
  const [start = 0, end = 0] = hours;

  const change = ([from = start, to = end]: number[], thumb: number) =>
    setHours(
      thumb === 0
        ? [Math.min(from, end - distance), end]
        : [start, Math.max(to, start + distance)],
    );

  return (
    <div>
      <Typography>{`Open from ${start}:00 to ${end}:00`}</Typography>
      <Slider
        disableSwap
        getAriaLabel={(index) => (index === 0 ? 'Opens' : 'Closes')}
        min={0}
        max={24}
        value={hours}
        onChange={(_event, value, thumb) => change(value, thumb)}
      />
    </div>
  );
}
