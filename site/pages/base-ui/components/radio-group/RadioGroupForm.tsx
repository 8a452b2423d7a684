import { useState } from 'react';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/choice.css';

export default function RadioGroupForm() {
  const [sent, setSent] = useState('');

  return (
    <form
      className="quiet-panel"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setSent(`invoice=${String(data.get('invoice'))}`);
      }}
    >
      <fieldset className="quiet-choices">
        <legend className="quiet-label">Invoice (required)</legend>
        <label className="quiet-choice">
          <input type="radio" name="invoice" value="email" required />
          By email
        </label>
        <label className="quiet-choice">
          <input type="radio" name="invoice" value="post" required />
          By post
        </label>
      </fieldset>
      <div className="quiet-row">
        <code role="status">{sent}</code>
        <button className="quiet-button" type="submit">
          Continue
        </button>
      </div>
    </form>
  );
}
