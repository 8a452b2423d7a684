import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { numberParts } from '../../../../families/base-ui/look/numberParts';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/number.css';

export default function NumberInputAdornments() {
  return (
    <div className="quiet-field">
      <label className="quiet-label" htmlFor="weight">
        Weight in kilograms
      </label>
      <NumberInput
        id="weight"
        className="quiet-number"
        startAdornment={<span aria-hidden="true">≈</span>}
        endAdornment={<span aria-hidden="true">kg</span>}
        min={0}
        defaultValue={12}
        slotProps={numberParts}
      />
    </div>
  );
}
