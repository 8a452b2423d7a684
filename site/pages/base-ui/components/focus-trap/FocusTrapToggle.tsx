import { useState } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';

export default function FocusTrapToggle() {
  const [locked, setLocked] = useState(false);

  return (
    <FocusTrap open={locked} disableRestoreFocus>
      <div className="quiet-panel" tabIndex={-1}>
        <label className="quiet-row">
          Keep focus in this panel
          <input
            type="checkbox"
            checked={locked}
            onChange={(event) => setLocked(event.target.checked)}
          />
        </label>
        <button className="quiet-button quiet-outlined">Print labels</button>
      </div>
    </FocusTrap>
  );
}
