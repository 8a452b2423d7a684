import { useState } from 'react';
import { Popper } from '@mui/base/Popper';
import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/button.css';
import '../../../../../../families/base-ui/look/popup.css';

const modifiers = [{ name: 'offset', options: { offset: [0, 8] } }];

export default function PopperIntroduction() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(true);

  return (
    <div className="quiet-stage">
      <button
        type="button"
        className="quiet-button"
        ref={setAnchor}
        aria-describedby={open ? 'delivery' : undefined}
        onClick={() => setOpen(!open)}
      >
        Delivery
      </button>
      <Popper
        id="delivery"
        className="quiet-float"
        anchorEl={anchor}
        open={open}
        modifiers={modifiers}
      >
        <div className="quiet-bubble">Leaves today before 17:00</div>
      </Popper>
    </div>
  );
}
