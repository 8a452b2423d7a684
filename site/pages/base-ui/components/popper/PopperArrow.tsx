import { useMemo, useState } from 'react';
import { Popper } from '@mui/base/Popper';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/popup.css';
import './arrow.css';

export default function PopperArrow() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [arrow, setArrow] = useState<HTMLSpanElement | null>(null);
  const [open, setOpen] = useState(true);
  const modifiers = useMemo(
    () => [
      { name: 'offset', options: { offset: [0, 10] } },
      { name: 'arrow', options: { element: arrow, padding: 8 } },
    ],
    [arrow],
  );

  return (
    <div className="quiet-stage">
      <button
        type="button"
        className="quiet-button"
        ref={setAnchor}
        aria-describedby={open ? 'arrow-tip' : undefined}
        onClick={() => setOpen(!open)}
      >
        Total
      </button>
      <Popper
        id="arrow-tip"
        className="quiet-float popper-arrow"
        anchorEl={anchor}
        open={open}
        placement="top"
        modifiers={modifiers}
      >
        <div className="quiet-bubble">Includes 19 percent tax</div>
        <span className="popper-tip" ref={setArrow} />
      </Popper>
    </div>
  );
}
