import { useId } from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { numberParts } from '../../../../../../families/base-ui/look/numberParts';
import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/number.css';

export default function NumberInputIntroduction() {
  const id = useId();

  return (
    <div className="quiet-field">
      <label className="quiet-label" htmlFor={id}>
        Guests
      </label>
      <NumberInput
        id={id}
        className="quiet-number"
        defaultValue={2}
        min={1}
        max={8}
        slotProps={numberParts}
      />
      <p className="quiet-hint">Up to 8 at one table</p>
    </div>
  );
}
