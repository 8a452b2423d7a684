import { useState } from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import '../../../../../families/base-ui/look/quiet.css';
import './share.css';

export default function ClickAwayBasic() {
  const [open, setOpen] = useState(true);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div className="share">
        <button
          className="quiet-button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Share
        </button>
        {open && (
          <div className="quiet-panel">
            Anyone in the team can open this report.
          </div>
        )}
      </div>
    </ClickAwayListener>
  );
}
