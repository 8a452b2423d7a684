import { useState } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/textarea.css';
import './trap.css';

export default function FocusTrapDisableEnforce() {
  const [open, setOpen] = useState(true);

  return (
    <div className="trap-card">
      <label className="quiet-label">
        Amount <input className="quiet-textarea" defaultValue="120.00" />
      </label>
      <button
        className="quiet-button quiet-outlined"
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide the breakdown' : 'Show the breakdown'}
      </button>
      <FocusTrap open={open} disableAutoFocus disableEnforceFocus>
        <div style={{ display: open ? 'grid' : 'none', gap: 8 }} tabIndex={-1}>
          <label className="quiet-label">
            Net <input className="quiet-textarea" defaultValue="100.00" />
          </label>
          <label className="quiet-label">
            Tax <input className="quiet-textarea" defaultValue="20.00" />
          </label>
        </div>
      </FocusTrap>
    </div>
  );
}
