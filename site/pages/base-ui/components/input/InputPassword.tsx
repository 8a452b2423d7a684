import { useState } from 'react';
import { Button } from '@mui/base/Button';
import { Input } from '@mui/base/Input';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/field.css';

export default function InputPassword() {
  const [visible, setVisible] = useState(false);

  return (
    <div className="quiet-field">
      <label className="quiet-label" htmlFor="account-password">
        Password
      </label>
      <Input
        className="quiet-input"
        id="account-password"
        type={visible ? 'text' : 'password'}
        autoComplete="current-password"
        endAdornment={
          <Button
            className="quiet-chip"
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            Show
          </Button>
        }
      />
    </div>
  );
}
