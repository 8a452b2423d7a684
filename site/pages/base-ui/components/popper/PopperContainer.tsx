import { useState } from 'react';
import { Popper } from '@mui/base/Popper';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/popup.css';

export default function PopperContainer() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const [open, setOpen] = useState(true);

  return (
    <div className="quiet-stage" ref={setPanel}>
      <button
        type="button"
        className="quiet-button"
        ref={setAnchor}
        aria-describedby={open ? 'budget' : undefined}
        onClick={() => setOpen(!open)}
      >
        Budget
      </button>
      <Popper
        id="budget"
        className="quiet-popper"
        anchorEl={anchor}
        open={open}
        container={panel}
        keepMounted
      >
        <div className="quiet-bubble">Spent: 1,240 of 2,000 EUR</div>
      </Popper>
    </div>
  );
}
