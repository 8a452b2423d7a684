import { useState } from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/popup.css';

export default function PopupContainer() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const [open, setOpen] = useState(true);

  return (
    <div className="quiet-stage" ref={setPanel}>
      <button
        type="button"
        className="quiet-button"
        ref={setAnchor}
        aria-describedby={open ? 'usage' : undefined}
        onClick={() => setOpen(!open)}
      >
        Storage
      </button>
      <Popup
        id="usage"
        className="quiet-float"
        anchor={anchor}
        open={open}
        offset={8}
        container={panel}
        keepMounted
      >
        <div className="quiet-bubble">Used: 42 of 100 GB</div>
      </Popup>
    </div>
  );
}
