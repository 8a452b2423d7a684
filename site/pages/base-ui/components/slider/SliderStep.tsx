import { Slider } from '@mui/base/Slider';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/slider.css';

export default function SliderStep() {
  return (
    <div className="quiet-field">
      <span className="quiet-label" id="temperature">
        Water temperature, 30 to 90 °C
      </span>
      <Slider
        className="quiet-slider"
        aria-labelledby="temperature"
        min={30}
        max={90}
        step={10}
        shiftStep={20}
        marks
        defaultValue={60}
        isRtl={useRtl()}
      />
    </div>
  );
}
