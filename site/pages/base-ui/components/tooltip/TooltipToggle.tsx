import { useState } from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/popup.css';

export default function TooltipToggle() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div className="quiet-actions">
        Tax number
        <button
          type="button"
          className="quiet-button quiet-inline"
          ref={setAnchor}
          aria-expanded={open}
          aria-controls="tax-help"
          onClick={() => setOpen(!open)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setOpen(false);
          }}
        >
          Where is it?
        </button>
        <div id="tax-help" role="status">
          <Popup
            className="quiet-tooltip"
            role="presentation"
            anchor={anchor}
            open={open}
            offset={6}
            disablePortal
          >
            On the first page of each tax letter, at the top
          </Popup>
        </div>
      </div>
    </ClickAwayListener>
  );
}
