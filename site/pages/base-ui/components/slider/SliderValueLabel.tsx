import { Slider } from '@mui/base/Slider';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/slider.css';

export default function SliderValueLabel() {
  return (
    <div className="quiet-field">
      <span className="quiet-label" id="zoom">
        Zoom
      </span>
      <Slider
        className="quiet-slider"
        aria-labelledby="zoom"
        min={25}
        max={400}
        defaultValue={100}
        valueLabelFormat={(value) => `${value} %`}
        slots={{ valueLabel: 'span' }}
        slotProps={{ valueLabel: { className: 'quiet-slider-value' } }}
        isRtl={useRtl()}
      />
    </div>
  );
}
