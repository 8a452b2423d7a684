import { useCallback, useRef, useState } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/textarea.css';
import './trap.css';

export default function FocusTrapEnabled() {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  const isEnabled = useCallback(() => question.current === null, []);

  return (
    <div className="trap-card">
      <strong>Opening hours</strong>
      <p>A draft for the newsletter in June</p>
      <button className="quiet-button" onClick={() => setOpen(true)}>
        Edit the draft
      </button>
      {open && (
        <FocusTrap open isEnabled={isEnabled}>
          <div className="trap-layer" tabIndex={-1}>
            <input
              className="quiet-textarea"
              aria-label="Subject"
              defaultValue="New opening hours"
            />
            <button className="quiet-button" onClick={() => setAsking(true)}>
              Discard
            </button>
          </div>
        </FocusTrap>
      )}
      {asking && (
        <FocusTrap open>
          <div ref={question} className="trap-layer" tabIndex={-1}>
            <button
              className="quiet-button"
              onClick={() => {
                setAsking(false);
                setOpen(false);
              }}
            >
              Discard the draft
            </button>
            <button className="quiet-button" onClick={() => setAsking(false)}>
              Keep writing
            </button>
          </div>
        </FocusTrap>
      )}
    </div>
  );
}
