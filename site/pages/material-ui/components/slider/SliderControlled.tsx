import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderControlled() {
  const [tip, setTip] = useState(15);

  return (
    <div>
      <Typography id="tip">{`Tip: ${tip}%`}</Typography>
      <Slider
        aria-labelledby="tip"
        max={30}
        value={tip}
        onChange={(_event, value) => setTip(value)}
      />
    </div>
  );
}
