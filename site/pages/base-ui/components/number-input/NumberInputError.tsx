import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { numberParts } from '../../../../families/base-ui/look/numberParts';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/field.css';
import '../../../../families/base-ui/look/number.css';

export default function NumberInputError() {
  return (
    <div className="quiet-field">
      <label className="quiet-label" htmlFor="rooms-error">
        Rooms
      </label>
      <NumberInput
        id="rooms-error"
        className="quiet-number"
        error
        defaultValue={7}
        slotProps={{
          ...numberParts,
          input: { ...numberParts.input, 'aria-describedby': 'rooms-message' },
        }}
      />
      <p className="quiet-error" id="rooms-message">
        Only 5 rooms are free on this date
      </p>
    </div>
  );
}
