import { useState } from 'react';
import { Popper } from '@mui/base/Popper';
import type { PopperProps } from '@mui/base/Popper';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/popup.css';

const popperOptions: PopperProps['popperOptions'] = {
  strategy: 'fixed',
  modifiers: [
    { name: 'flip', enabled: false },
    { name: 'offset', options: { offset: [0, 8] } },
  ],
};

export default function PopperOptions() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(true);

  return (
    <div className="quiet-stage">
      <button
        type="button"
        className="quiet-button"
        ref={setAnchor}
        aria-describedby={open ? 'below' : undefined}
        onClick={() => setOpen(!open)}
      >
        Release notes
      </button>
      <Popper
        id="below"
        className="quiet-float"
        anchorEl={anchor}
        open={open}
        popperOptions={popperOptions}
      >
        <div className="quiet-bubble">Always below, even without space</div>
      </Popper>
    </div>
  );
}
