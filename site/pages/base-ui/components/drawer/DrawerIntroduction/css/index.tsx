import { useState } from 'react';
import { Drawer } from '../../../../../../families/base-ui/look/Drawer';
import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/button.css';
import '../../../../../../families/base-ui/look/drawer.css';

export default function DrawerIntroduction() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <div className="quiet-panel">
      <div className="quiet-row">
        Total: 84.50 EUR
        <button
          type="button"
          className="quiet-button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          Cart
        </button>
      </div>
      <Drawer label="Cart" open={open} onClose={close}>
        <strong>Your cart</strong>
        <span>Notebook, 24.50 EUR</span>
        <span>Desk lamp, 60.00 EUR</span>
        <button type="button" className="quiet-button" onClick={close}>
          Continue shopping
        </button>
      </Drawer>
    </div>
  );
}
