import { useId } from 'react';
import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/choice.css';

export default function RadioGroupIntroduction() {
  const name = useId();

  return (
    <fieldset className="quiet-choices">
      <legend className="quiet-label">Shipping</legend>
      <label className="quiet-choice">
        <input type="radio" name={name} value="standard" defaultChecked />
        Standard, 3 to 5 days
      </label>
      <label className="quiet-choice">
        <input type="radio" name={name} value="express" />
        Express, next day
      </label>
      <label className="quiet-choice">
        <input type="radio" name={name} value="pickup" disabled />
        Pickup (no store nearby)
      </label>
    </fieldset>
  );
}
