import { useId } from 'react';
import { Slider } from '@mui/base/Slider';
import { useTheme } from '@mui/system';
import './styles.css';

export default function SliderIntroduction() {
  const label = useId();
  const isRtl = useTheme().direction === 'rtl';

  return (
    <div className="SliderIntroduction-lights">
      <div id={label}>Reading lamp</div>
      <Slider
        className="SliderIntroduction-slider"
        aria-labelledby={label}
        defaultValue={60}
        isRtl={isRtl}
      />
      <div>Ceiling light (no bulb)</div>
      <Slider
        className="SliderIntroduction-slider"
        aria-label="Ceiling light"
        disabled
        isRtl={isRtl}
      />
    </div>
  );
}
