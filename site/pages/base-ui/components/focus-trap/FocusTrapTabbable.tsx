import { useState } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { visibleTabbable } from './visibleTabbable';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/textarea.css';
import './trap.css';

export default function FocusTrapTabbable() {
  const [open, setOpen] = useState(false);

  return (
    <div className="trap-card">
      <strong>Orders of May</strong>
      <p>312 rows</p>
      <button className="quiet-button" onClick={() => setOpen(true)}>
        Export
      </button>
      {open && (
        <FocusTrap open getTabbable={visibleTabbable}>
          <div className="trap-layer" tabIndex={-1}>
            <button className="quiet-button" onClick={() => setOpen(false)}>
              Export as CSV
            </button>
            <details>
              <summary>More options</summary>
              <input
                className="quiet-textarea"
                aria-label="Separator"
                defaultValue=";"
              />
            </details>
          </div>
        </FocusTrap>
      )}
    </div>
  );
}
