import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/field.css';

export default function FormControlStates() {
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <FormControl required defaultValue="12 Mill Road">
        <label className="quiet-label quiet-field">
          Street (required) <Input className="quiet-input" />
        </label>
      </FormControl>
      <FormControl error defaultValue="1100">
        <label className="quiet-label quiet-field">
          Postal code (error) <Input className="quiet-input" />
        </label>
      </FormControl>
      <FormControl disabled defaultValue="Portugal">
        <label className="quiet-label quiet-field">
          Country (disabled) <Input className="quiet-input" />
        </label>
      </FormControl>
    </div>
  );
}
