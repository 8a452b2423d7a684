import { useState } from 'react';
import { Slider } from '@mui/base/Slider';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/slider.css';

export default function SliderControlled() {
  const [speed, setSpeed] = useState<number | number[]>(1.2);

  return (
    <div className="quiet-field">
      <span className="quiet-label" id="speed">
        Playback speed: {speed}×
      </span>
      <Slider
        className="quiet-slider"
        aria-labelledby="speed"
        min={0.5}
        max={2}
        step={0.1}
        shiftStep={0.5}
        value={speed}
        onChange={(_event, value) => setSpeed(value)}
        isRtl={useRtl()}
      />
    </div>
  );
}
