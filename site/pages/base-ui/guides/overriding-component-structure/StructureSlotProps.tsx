import { Input } from '@mui/base/Input';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/field.css';

export default function StructureSlotProps() {
  return (
    <div className="quiet-field">
      <label className="quiet-label" htmlFor="zip">
        ZIP code
      </label>
      <Input
        id="zip"
        className="quiet-input"
        slotProps={{
          root: { title: 'Five digits' },
          input: { inputMode: 'numeric', maxLength: 5, pattern: '[0-9]{5}' },
        }}
      />
    </div>
  );
}
