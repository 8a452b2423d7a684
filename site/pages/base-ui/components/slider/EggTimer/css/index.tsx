import { useState } from 'react';
import { Slider } from '@mui/base/Slider';
import { useTheme } from '@mui/system';
import './styles.css';

const eggs = [
  { value: 4, label: 'Runny' },
  { value: 6, label: 'Soft' },
  { value: 10, label: 'Hard' },
];

export default function EggTimer() {
  const [minutes, setMinutes] = useState<number | number[]>(6);
  const isRtl = useTheme().direction === 'rtl';

  return (
    <div className="EggTimer-timer">
      <Slider
        className="EggTimer-slider"
        aria-label="Boiling time"
        aria-valuetext={`${minutes} minutes`}
        min={3}
        max={11}
        step={null}
        marks={eggs}
        track={false}
        isRtl={isRtl}
        value={minutes}
        onChange={(_event, value) => setMinutes(value)}
      />
      <div>Boil for {minutes} minutes</div>
    </div>
  );
}
