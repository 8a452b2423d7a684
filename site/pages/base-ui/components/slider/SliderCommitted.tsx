import { useState } from 'react';
import { Slider } from '@mui/base/Slider';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/slider.css';

export default function SliderCommitted() {
  const [saved, setSaved] = useState('40');

  return (
    <div className="quiet-field">
      <span className="quiet-label" id="contrast">
        Contrast
      </span>
      <Slider
        className="quiet-slider"
        aria-labelledby="contrast"
        defaultValue={40}
        onChangeCommitted={(_event, value) => setSaved(String(value))}
        isRtl={useRtl()}
      />
      <p className="quiet-hint">Saved: {saved}</p>
    </div>
  );
}
