import { useState } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/textarea.css';
import './trap.css';

export default function FocusTrapPortal() {
  const [open, setOpen] = useState(false);
  const [bar, setBar] = useState<HTMLElement | null>(null);

  return (
    <div className="trap-card">
      <div ref={setBar} className="quiet-actions">
        <button className="quiet-button" onClick={() => setOpen(!open)}>
          {open ? 'Done' : 'Edit'}
        </button>
      </div>
      {!open && <p>12 Mill Road, Lisbon</p>}
      {open && (
        <FocusTrap open>
          <div tabIndex={-1}>
            <input
              className="quiet-textarea"
              aria-label="Address"
              defaultValue="12 Mill Road, Lisbon"
            />
            <button className="quiet-button" onClick={() => setOpen(false)}>
              Save
            </button>
            <Portal container={bar}>
              <button className="quiet-button quiet-outlined">Help</button>
            </Portal>
          </div>
        </FocusTrap>
      )}
    </div>
  );
}
