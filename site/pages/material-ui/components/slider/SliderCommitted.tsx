import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderCommitted() {
  const [quality, setQuality] = useState(80);
  const [saved, setSaved] = useState(80);

  return (
    <div>
      <Typography id="quality">{`Quality: ${quality}`}</Typography>
      <Slider
        aria-labelledby="quality"
        value={quality}
        onChange={(_event, value) => setQuality(value)}
        onChangeCommitted={(_event, value) => setSaved(value)}
      />
      <Typography variant="body2" color="text.secondary" role="status">
        {`Saved: ${saved}`}
      </Typography>
    </div>
  );
}
