import { useState } from 'react';
import { Popper } from '@mui/base/Popper';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/popup.css';

export default function PopperPortal() {
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
          Columns
        </button>
        <Popper
          className="quiet-popper"
          role="group"
          aria-label="Columns"
          anchorEl={anchor}
          open={open}
          disablePortal
        >
          <div className="quiet-bubble">
            <label>
              <input type="checkbox" /> Show prices
            </label>
          </div>
        </Popper>
      </div>
    </div>
  );
}
