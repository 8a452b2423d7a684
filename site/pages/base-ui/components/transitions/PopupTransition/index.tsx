import { useState } from 'react';
import { CssTransition } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import '../../../../../families/base-ui/look/quiet.css';
import './popup.css';

export default function PopupTransition() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);

  return (
    <>
      <button
        ref={setAnchor}
        className="quiet-button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Shortcuts
      </button>
      <Popup anchor={anchor} open={open} offset={8} keepMounted disablePortal>
        <CssTransition
          className="quiet-panel grow"
          enterClassName="grow-in"
          exitClassName="grow-out"
        >
          Press S to save and P to print.
        </CssTransition>
      </Popup>
    </>
  );
}
