import { useState } from 'react';
import { Button } from '@mui/base/Button';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';

export default function ButtonFocusableWhenDisabled() {
  const [agreed, setAgreed] = useState(false);

  return (
    <div className="quiet-panel">
      <label className="quiet-label">
        <input
          type="checkbox"
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />{' '}
        I have read the rules
      </label>
      <Button
        className="quiet-button"
        disabled={!agreed}
        focusableWhenDisabled
        aria-describedby="enroll-hint"
      >
        Enroll
      </Button>
      <p className="quiet-hint" id="enroll-hint">
        {agreed ? 'Two places are left.' : 'Read the rules first.'}
      </p>
    </div>
  );
}
