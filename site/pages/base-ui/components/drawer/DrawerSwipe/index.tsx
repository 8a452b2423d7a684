import { useState } from 'react';
import { Drawer } from '../../../../../families/base-ui/look/Drawer';
import { SwipeHandle } from './SwipeHandle';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/button.css';
import '../../../../../families/base-ui/look/drawer.css';

export default function DrawerSwipe() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <button
        type="button"
        className="quiet-button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Trip details
      </button>
      <Drawer label="Trip details" side="bottom" open={open} onClose={close}>
        <SwipeHandle onClose={close} />
        <strong>Lisbon to Porto</strong>
        <span>Departs at 9:30 from platform 4, arrives at 12:38.</span>
        <button type="button" className="quiet-button" onClick={close}>
          Close
        </button>
      </Drawer>
    </>
  );
}
