import { useState } from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { numberParts } from '../../../../families/base-ui/look/numberParts';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/number.css';

export default function NumberInputForm() {
  const [sent, setSent] = useState('');

  return (
    <form
      className="quiet-panel"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setSent(`parcels=${String(data.get('parcels'))}`);
      }}
    >
      <label className="quiet-label" htmlFor="parcels">
        Parcels (required)
      </label>
      <NumberInput
        id="parcels"
        className="quiet-number"
        required
        min={1}
        placeholder="0"
        slotProps={{
          ...numberParts,
          input: { ...numberParts.input, name: 'parcels' },
        }}
      />
      <div className="quiet-row">
        <code role="status">{sent}</code>
        <button className="quiet-button" type="submit">
          Book pickup
        </button>
      </div>
    </form>
  );
}
