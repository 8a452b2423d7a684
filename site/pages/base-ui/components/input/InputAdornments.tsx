import { Input } from '@mui/base/Input';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/field.css';

export default function InputAdornments() {
  return (
    <div className="quiet-field">
      <Input
        className="quiet-input"
        aria-label="Rent in euros a month"
        defaultValue="1,200"
        startAdornment="€"
        endAdornment="a month"
      />
      <Input
        className="quiet-input"
        aria-label="Weight in kilograms"
        defaultValue="12"
        endAdornment={<span className="quiet-chip">kg</span>}
      />
    </div>
  );
}
