import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/field.css';
import './focused.css';

export default function FormControlFocused() {
  return (
    <FormControl className="quiet-field focused-hint">
      <label className="quiet-label" htmlFor="focused-iban">
        Account number
      </label>
      <Input
        className="quiet-input"
        id="focused-iban"
        aria-describedby="focused-iban-hint"
      />
      <p className="quiet-hint" id="focused-iban-hint">
        22 characters, without spaces
      </p>
    </FormControl>
  );
}
