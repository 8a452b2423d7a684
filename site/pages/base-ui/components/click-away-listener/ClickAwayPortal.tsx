import { useRef, useState } from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Portal } from '@mui/base/Portal';
import '../../../../families/base-ui/look/quiet.css';

export default function ClickAwayPortal() {
  const [open, setOpen] = useState(false);
  const aside = useRef<HTMLDivElement>(null);

  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <div ref={aside} className="quiet-panel" style={{ minBlockSize: 64 }} />
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <div>
          <button className="quiet-button" onClick={() => setOpen(true)}>
            Show the note above
          </button>
          {open && (
            <Portal container={() => aside.current}>
              <span className="quiet-label">
                A click on this note is inside.
              </span>
            </Portal>
          )}
        </div>
      </ClickAwayListener>
    </div>
  );
}
