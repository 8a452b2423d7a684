import { useState } from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { numberParts } from '../../../../families/base-ui/look/numberParts';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/number.css';

export default function NumberInputControlled() {
  const [seats, setSeats] = useState<number | null>(3);

  return (
    <div className="quiet-field">
      <label className="quiet-label" htmlFor="seats">
        Seats
      </label>
      <NumberInput
        id="seats"
        className="quiet-number"
        min={1}
        value={seats}
        onChange={(_event, value) => setSeats(value)}
        slotProps={numberParts}
      />
      <p className="quiet-hint">
        {seats === null ? 'Choose a number' : `€${seats * 12} per month`}
      </p>
    </div>
  );
}
