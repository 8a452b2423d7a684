import { Input } from '@mui/base/Input';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/field.css';

export default function InputMultiline() {
  return (
    <div className="quiet-field">
      <label className="quiet-label" htmlFor="delivery">
        Delivery note
      </label>
      <Input
        className="quiet-input"
        id="delivery"
        multiline
        rows={3}
        placeholder="Leave the parcel at the gate"
      />
    </div>
  );
}
