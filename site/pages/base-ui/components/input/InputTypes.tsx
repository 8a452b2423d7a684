import { Input } from '@mui/base/Input';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/field.css';

export default function InputTypes() {
  return (
    <div className="quiet-field">
      <Input
        className="quiet-input"
        type="email"
        name="email"
        autoComplete="email"
        aria-label="Email"
        placeholder="Email"
      />
      <Input className="quiet-input" type="date" aria-label="Day of arrival" />
      <Input
        className="quiet-input"
        type="search"
        aria-label="Search guests"
        placeholder="Search guests"
      />
    </div>
  );
}
