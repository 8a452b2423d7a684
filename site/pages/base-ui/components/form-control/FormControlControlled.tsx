import { useState } from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/field.css';

export default function FormControlControlled() {
  const [code, setCode] = useState('SPRING');

  return (
    <FormControl
      className="quiet-field"
      value={code}
      onChange={(event) => setCode(event.target.value.toUpperCase())}
    >
      <label className="quiet-label" htmlFor="coupon-code">
        Coupon
      </label>
      <Input className="quiet-input" id="coupon-code" />
    </FormControl>
  );
}
