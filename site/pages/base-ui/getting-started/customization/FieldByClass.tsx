import { Input } from '@mui/base/Input';
import '../../../../families/base-ui/look/quiet.css';
import './amount-field.css';

export default function FieldByClass() {
  return (
    <div className="quiet-panel">
      <Input
        className="amount-field"
        aria-label="Net amount in euros"
        defaultValue="48.00"
        endAdornment="EUR"
      />
      <Input
        className="amount-field"
        aria-label="Discount in euros"
        defaultValue="90.00"
        endAdornment="EUR"
        error
      />
    </div>
  );
}
