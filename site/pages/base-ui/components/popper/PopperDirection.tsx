import { useState } from 'react';
import { Popper } from '@mui/base/Popper';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/popup.css';

export default function PopperDirection() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(true);

  return (
    <div className="quiet-stage" dir="rtl" lang="ar">
      <button
        type="button"
        className="quiet-button"
        ref={setAnchor}
        aria-describedby={open ? 'rtl-tip' : undefined}
        onClick={() => setOpen(!open)}
      >
        طريقة الدفع
      </button>
      <Popper
        id="rtl-tip"
        className="quiet-popper"
        anchorEl={anchor}
        open={open}
        placement="bottom-start"
        direction="rtl"
        disablePortal
      >
        <div className="quiet-bubble">بطاقة أو تحويل بنكي</div>
      </Popper>
    </div>
  );
}
