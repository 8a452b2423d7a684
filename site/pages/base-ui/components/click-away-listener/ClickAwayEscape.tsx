import { useRef, useState } from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import '../../../../families/base-ui/look/quiet.css';

export default function ClickAwayEscape() {
  const [open, setOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div
        style={{ display: 'grid', gap: 12, minBlockSize: 120 }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          setOpen(false);
          button.current?.focus();
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) {
            setOpen(false);
          }
        }}
      >
        <button
          ref={button}
          className="quiet-button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Filter invoices
        </button>
        {open && (
          <div className="quiet-panel">
            <label className="quiet-row">
              Only unpaid <input type="checkbox" />
            </label>
          </div>
        )}
      </div>
    </ClickAwayListener>
  );
}
