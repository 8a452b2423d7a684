import { useState } from 'react';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/choice.css';

export default function CheckboxControlled() {
  const [checked, setChecked] = useState(true);

  return (
    <label className="quiet-choice">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => setChecked(event.target.checked)}
      />
      Send invoices as PDF ({checked ? 'on' : 'off'})
    </label>
  );
}
