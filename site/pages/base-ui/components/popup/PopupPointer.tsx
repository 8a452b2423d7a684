import { useState } from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import type { PopupVirtualElement } from '@mui/base/Unstable_Popup';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/popup.css';
import './anchor.css';

export default function PopupPointer() {
  const [anchor, setAnchor] = useState<PopupVirtualElement | null>(null);

  return (
    <div className="quiet-stage">
      <div
        className="popup-anchor"
        onMouseMove={({ clientX, clientY }) =>
          setAnchor({
            getBoundingClientRect: () => new DOMRect(clientX, clientY),
          })
        }
        onMouseLeave={() => setAnchor(null)}
      >
        Hover here
      </div>
      <Popup
        className="quiet-float"
        aria-hidden
        anchor={anchor}
        open={anchor !== null}
        placement="right-start"
        offset={16}
      >
        <div className="quiet-bubble">Follows the pointer</div>
      </Popup>
    </div>
  );
}
