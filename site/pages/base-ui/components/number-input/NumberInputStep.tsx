import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { numberParts } from '../../../../families/base-ui/look/numberParts';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/number.css';

export default function NumberInputStep() {
  return (
    <div className="quiet-field">
      <label className="quiet-label" htmlFor="dose">
        Brightness in percent
      </label>
      <NumberInput
        id="dose"
        className="quiet-number"
        min={0}
        max={100}
        step={5}
        defaultValue={60}
        slotProps={numberParts}
      />
    </div>
  );
}
