import { Slider } from '@mui/base/Slider';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/slider.css';

export default function SliderTrack() {
  const isRtl = useRtl();

  return (
    <div className="quiet-panel">
      <span className="quiet-label" id="balance">
        Balance
      </span>
      <Slider
        className="quiet-slider"
        aria-labelledby="balance"
        min={-50}
        max={50}
        defaultValue={0}
        track={false}
        isRtl={isRtl}
      />
      <span className="quiet-label" id="points">
        Points, at least
      </span>
      <Slider
        className="quiet-slider"
        aria-labelledby="points"
        defaultValue={80}
        track="inverted"
        isRtl={isRtl}
      />
    </div>
  );
}
