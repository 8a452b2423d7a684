import { Input } from '@mui/base/Input';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/field.css';

export default function InputDisabled() {
  return (
    <div className="quiet-field">
      <label className="quiet-label" htmlFor="customer">
        Customer (disabled)
      </label>
      <Input
        className="quiet-input"
        id="customer"
        disabled
        defaultValue="Nordlicht GmbH"
      />
      <label className="quiet-label" htmlFor="invoice">
        Invoice number (read-only)
      </label>
      <Input
        className="quiet-input"
        id="invoice"
        readOnly
        defaultValue="2025-0417"
      />
    </div>
  );
}
