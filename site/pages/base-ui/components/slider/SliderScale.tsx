import { Slider } from '@mui/base/Slider';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/slider.css';

const size = (gigabytes: number) =>
  gigabytes < 1024 ? `${gigabytes} GB` : `${gigabytes / 1024} TB`;

export default function SliderScale() {
  return (
    <div className="quiet-field">
      <span className="quiet-label" id="storage">
        Storage for the team
      </span>
      <Slider
        className="quiet-slider"
        aria-labelledby="storage"
        min={3}
        max={12}
        shiftStep={3}
        marks
        defaultValue={7}
        scale={(power) => Math.round(2 ** power)}
        valueLabelFormat={size}
        getAriaValueText={size}
        slots={{ valueLabel: 'span' }}
        slotProps={{ valueLabel: { className: 'quiet-slider-value' } }}
        isRtl={useRtl()}
      />
    </div>
  );
}
