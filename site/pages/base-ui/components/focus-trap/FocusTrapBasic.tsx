import { useState } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/textarea.css';
import './trap.css';

export default function FocusTrapBasic() {
  const [open, setOpen] = useState(false);

  return (
    <div className="trap-card">
      <strong>Receipts</strong>
      <p>24 files, shared with Amara and Jonas</p>
      <button className="quiet-button" onClick={() => setOpen(true)}>
        Rename
      </button>
      {open && (
        <FocusTrap open>
          <div className="trap-layer" tabIndex={-1}>
            <label className="quiet-label">
              Name <input className="quiet-textarea" defaultValue="Receipts" />
            </label>
            <button className="quiet-button" onClick={() => setOpen(false)}>
              Done
            </button>
          </div>
        </FocusTrap>
      )}
    </div>
  );
}
