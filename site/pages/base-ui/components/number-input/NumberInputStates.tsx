import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { numberParts } from '../../../../families/base-ui/look/numberParts';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/number.css';

export default function NumberInputStates() {
  return (
    <div className="quiet-panel">
      <label className="quiet-label" htmlFor="rooms-disabled">
        Rooms (booked out)
      </label>
      <NumberInput
        id="rooms-disabled"
        className="quiet-number"
        disabled
        defaultValue={2}
        slotProps={numberParts}
      />
      <label className="quiet-label" htmlFor="rooms-read-only">
        Rooms (use the buttons)
      </label>
      <NumberInput
        id="rooms-read-only"
        className="quiet-number"
        readOnly
        defaultValue={2}
        slotProps={numberParts}
      />
    </div>
  );
}
