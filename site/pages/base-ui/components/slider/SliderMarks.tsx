import { Slider } from '@mui/base/Slider';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/slider.css';

const marks = [
  { value: 0, label: 'Now' },
  { value: 5 },
  { value: 15, label: '15 min' },
  { value: 30, label: '30 min' },
  { value: 60, label: '1 h' },
];

export default function SliderMarks() {
  return (
    <div className="quiet-field">
      <span className="quiet-label" id="reminder">
        Reminder
      </span>
      <Slider
        className="quiet-slider"
        aria-labelledby="reminder"
        marks={marks}
        step={null}
        max={60}
        defaultValue={15}
        getAriaValueText={(minutes) => `${minutes} minutes before`}
        isRtl={useRtl()}
      />
    </div>
  );
}
