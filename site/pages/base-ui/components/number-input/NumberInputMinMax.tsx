import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { numberParts } from '../../../../families/base-ui/look/numberParts';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/number.css';

export default function NumberInputMinMax() {
  return (
    <div className="quiet-field">
      <label className="quiet-label" htmlFor="nights">
        Nights
      </label>
      <NumberInput
        id="nights"
        className="quiet-number"
        min={1}
        max={14}
        defaultValue={14}
        slotProps={numberParts}
      />
      <p className="quiet-hint">From 1 to 14 nights</p>
    </div>
  );
}
