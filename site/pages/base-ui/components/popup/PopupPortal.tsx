import { useState } from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/popup.css';

export default function PopupPortal() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(true);

  return (
    <div className="quiet-stage">
      <div>
        <button
          type="button"
          className="quiet-button"
          ref={setAnchor}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Filter
        </button>
        <Popup
          className="quiet-float"
          role="group"
          aria-label="Filter"
          anchor={anchor}
          open={open}
          offset={8}
          disablePortal
        >
          <div className="quiet-bubble">
            <label>
              <input type="checkbox" /> Only open orders
            </label>
          </div>
        </Popup>
      </div>
    </div>
  );
}
