import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderDecimals() {
  const [dose, setDose] = useState(0.2);

  return (
    <div>
      <Typography id="dose">{`Dose: ${dose.toFixed(1)} ml`}</Typography>
      <Slider
        aria-labelledby="dose"
        min={0}
        max={1}
        step={0.1}
        shiftStep={0.5}
        value={dose}
        onChange={(_event, value) => setDose(value)}
        getAriaValueText={(value) => `${value.toFixed(1)} milliliters`}
      />
    </div>
  );
}
