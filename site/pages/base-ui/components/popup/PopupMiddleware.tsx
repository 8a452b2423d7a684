import { useState } from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import type { PopupMiddleware as Middleware } from '@mui/base/Unstable_Popup';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/popup.css';
import './wide.css';

const sameWidth: Middleware = {
  name: 'sameWidth',
  fn({ elements, rects, y }) {
    elements.floating.style.width = `${rects.reference.width}px`;
    return { x: rects.reference.x, y: y + 4 };
  },
};

export default function PopupMiddleware() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(true);

  return (
    <div className="quiet-stage">
      <button
        type="button"
        className="quiet-button quiet-outlined popup-wide"
        ref={setAnchor}
        aria-describedby={open ? 'versions' : undefined}
        onClick={() => setOpen(!open)}
      >
        Version 7.0.0
      </button>
      <Popup
        id="versions"
        className="quiet-float"
        anchor={anchor}
        open={open}
        middleware={[sameWidth]}
      >
        <div className="quiet-bubble popup-wide">Released on 13 March</div>
      </Popup>
    </div>
  );
}
