import { useState } from 'react';
import { Drawer } from '../../../../families/base-ui/look/Drawer';
import type { DrawerProps } from '../../../../families/base-ui/look/Drawer';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/drawer.css';

const sides = ['start', 'end', 'top', 'bottom'] as const;

export default function DrawerSides() {
  const [open, setOpen] = useState(false);
  const [side, setSide] = useState<DrawerProps['side']>('start');

  return (
    <div className="quiet-actions">
      {sides.map((value) => (
        <button
          key={value}
          type="button"
          className="quiet-button quiet-outlined"
          onClick={() => {
            setSide(value);
            setOpen(true);
          }}
        >
          {value}
        </button>
      ))}
      <Drawer
        label="Details"
        side={side}
        open={open}
        onClose={() => setOpen(false)}
      >
        <span>This drawer comes from: {side}</span>
        <button
          type="button"
          className="quiet-button"
          onClick={() => setOpen(false)}
        >
          Close
        </button>
      </Drawer>
    </div>
  );
}
