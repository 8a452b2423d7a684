import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/field.css';
import { AmountField } from './AmountField';

export default function StructureWrapper() {
  return (
    <div className="quiet-field">
      <label className="quiet-label" htmlFor="budget">
        Monthly budget in euros
      </label>
      <AmountField id="budget" defaultValue="250" />
    </div>
  );
}
