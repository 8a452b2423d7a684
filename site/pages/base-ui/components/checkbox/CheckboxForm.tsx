import { useState } from 'react';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/choice.css';

export default function CheckboxForm() {
  const [sent, setSent] = useState('');

  return (
    <form
      className="quiet-panel"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setSent(data.getAll('day').join(', ') || 'no day');
      }}
    >
      <fieldset className="quiet-choices">
        <legend className="quiet-label">Delivery days</legend>
        <label className="quiet-choice">
          <input type="checkbox" name="day" value="tuesday" defaultChecked />
          Tuesday
        </label>
        <label className="quiet-choice">
          <input type="checkbox" name="day" value="friday" />
          Friday
        </label>
      </fieldset>
      <label className="quiet-choice">
        <input type="checkbox" name="terms" required />I accept the terms
        (required)
      </label>
      <div className="quiet-row">
        <code role="status">{sent}</code>
        <button className="quiet-button" type="submit">
          Order
        </button>
      </div>
    </form>
  );
}
