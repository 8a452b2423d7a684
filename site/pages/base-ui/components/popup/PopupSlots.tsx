import { useState } from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/popup.css';

export default function PopupSlots() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(true);

  return (
    <div className="quiet-stage">
      <button
        type="button"
        className="quiet-button"
        ref={setAnchor}
        aria-describedby={open ? 'status-note' : undefined}
        onClick={() => setOpen(!open)}
      >
        Status
      </button>
      <Popup
        id="status-note"
        anchor={anchor}
        open={open}
        offset={8}
        slots={{ root: 'span' }}
        slotProps={{
          root: ({ placement }) => ({
            className: 'quiet-float',
            'data-placement': placement,
          }),
        }}
      >
        <span className="quiet-bubble">All systems work</span>
      </Popup>
    </div>
  );
}
