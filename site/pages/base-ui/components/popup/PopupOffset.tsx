import { useState } from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/popup.css';

export default function PopupOffset() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(true);

  return (
    <div className="quiet-stage">
      <button
        type="button"
        className="quiet-button"
        ref={setAnchor}
        aria-describedby={open ? 'deadline' : undefined}
        onClick={() => setOpen(!open)}
      >
        Deadline
      </button>
      <Popup
        id="deadline"
        className="quiet-float"
        anchor={anchor}
        open={open}
        placement="bottom-start"
        offset={{ mainAxis: 8, crossAxis: 24 }}
        strategy="fixed"
      >
        <div className="quiet-bubble">Friday, 17:00</div>
      </Popup>
    </div>
  );
}
