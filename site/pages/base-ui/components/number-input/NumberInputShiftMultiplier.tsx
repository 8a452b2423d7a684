import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { numberParts } from '../../../../families/base-ui/look/numberParts';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/number.css';

export default function NumberInputShiftMultiplier() {
  return (
    <div className="quiet-field">
      <label className="quiet-label" htmlFor="copies">
        Copies
      </label>
      <NumberInput
        id="copies"
        className="quiet-number"
        min={1}
        max={500}
        shiftMultiplier={25}
        defaultValue={50}
        slotProps={numberParts}
      />
      <p className="quiet-hint">With Shift: 25 more or fewer</p>
    </div>
  );
}
