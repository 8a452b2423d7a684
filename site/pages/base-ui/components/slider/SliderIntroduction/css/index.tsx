import { Slider } from '@mui/base/Slider';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/slider.css';

export default function SliderIntroduction() {
  const isRtl = useRtl();

  return (
    <div className="quiet-panel">
      <span className="quiet-label">Reading lamp</span>
      <Slider
        className="quiet-slider"
        aria-label="Reading lamp"
        defaultValue={60}
        isRtl={isRtl}
      />
      <span className="quiet-label">Ceiling light (no bulb)</span>
      <Slider
        className="quiet-slider"
        aria-label="Ceiling light"
        disabled
        isRtl={isRtl}
      />
    </div>
  );
}
