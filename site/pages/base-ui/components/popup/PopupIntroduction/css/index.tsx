import { useState } from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/button.css';
import '../../../../../../families/base-ui/look/popup.css';

export default function PopupIntroduction() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(true);

  return (
    <div className="quiet-stage">
      <button
        type="button"
        className="quiet-button"
        ref={setAnchor}
        aria-describedby={open ? 'plan' : undefined}
        onClick={() => setOpen(!open)}
      >
        What is included?
      </button>
      <Popup
        id="plan"
        className="quiet-float"
        anchor={anchor}
        open={open}
        offset={8}
      >
        <div className="quiet-bubble">
          Five seats, 100 GB, and support by email
        </div>
      </Popup>
    </div>
  );
}
