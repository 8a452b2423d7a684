import { useState } from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import '../../../../families/base-ui/look/quiet.css';

export default function ClickAwayLeading() {
  const [open, setOpen] = useState(true);

  return (
    <ClickAwayListener
      mouseEvent="onMouseDown"
      touchEvent="onTouchStart"
      onClickAway={() => setOpen(false)}
    >
      <div style={{ display: 'grid', gap: 12, minBlockSize: 120 }}>
        <button className="quiet-button" onClick={() => setOpen(true)}>
          Preview
        </button>
        {open && <div className="quiet-panel quiet-label">Closes on press</div>}
      </div>
    </ClickAwayListener>
  );
}
