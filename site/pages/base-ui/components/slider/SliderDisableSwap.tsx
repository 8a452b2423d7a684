import { Slider } from '@mui/base/Slider';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/slider.css';

export default function SliderDisableSwap() {
  return (
    <div className="quiet-field">
      <span className="quiet-label">Opening hours</span>
      <Slider
        className="quiet-slider"
        min={6}
        max={22}
        defaultValue={[9, 18]}
        disableSwap
        getAriaLabel={(thumb) => (thumb === 0 ? 'Opens' : 'Closes')}
        getAriaValueText={(hour) => `${hour}:00`}
        isRtl={useRtl()}
      />
    </div>
  );
}
