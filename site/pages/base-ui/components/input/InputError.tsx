import { useState } from 'react';
import { Input } from '@mui/base/Input';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/field.css';

export default function InputError() {
  const [code, setCode] = useState('AB');
  const error = code.length !== 4;

  return (
    <div className="quiet-field">
      <label className="quiet-label" htmlFor="coupon">
        Coupon code
      </label>
      <Input
        className="quiet-input"
        id="coupon"
        required
        error={error}
        aria-describedby="coupon-error"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <p className="quiet-error" id="coupon-error" style={{ minBlockSize: 20 }}>
        {error && 'A code has four characters.'}
      </p>
    </div>
  );
}
