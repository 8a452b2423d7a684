import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/field.css';
import './floating.css';

export default function FormControlFloatingLabel() {
  return (
    <div className="floating-group">
      <FormControl className="floating" defaultValue="">
        <label htmlFor="card-holder">Cardholder</label>
        <Input className="quiet-input" id="card-holder" />
      </FormControl>
      <FormControl className="floating" defaultValue="4929 1144">
        <label htmlFor="card-number">Card number</label>
        <Input className="quiet-input" id="card-number" />
      </FormControl>
    </div>
  );
}
