import { useRef, useState } from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuItem } from '@mui/base/MenuItem';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/menu.css';

const closed = { x: 0, y: 0, open: false };

export default function ContextMenu() {
  const [at, setAt] = useState(closed);
  const photo = useRef<HTMLDivElement>(null);
  const anchor = {
    getBoundingClientRect: () => new DOMRect(at.x, at.y, 0, 0),
  };

  return (
    <Dropdown
      open={at.open}
      onOpenChange={(event, open) => {
        if (!open) {
          setAt(closed);
          if (event?.type !== 'blur') {
            photo.current?.focus();
          }
        }
      }}
    >
      <div
        ref={photo}
        className="quiet-panel"
        role="group"
        aria-label="Photo"
        tabIndex={0}
        onContextMenu={(event) => {
          event.preventDefault();
          setAt({ x: event.clientX, y: event.clientY, open: true });
        }}
      >
        <span className="quiet-hint">
          Right-click here, or press the menu key or Shift+F10.
        </span>
      </div>
      <Menu
        className="quiet-menu"
        anchor={anchor}
        slotProps={{
          // A click on plain text focuses no other element.
          listbox: {
            onBlur: (event) => !event.relatedTarget && setAt(closed),
          },
        }}
      >
        <MenuItem>Open</MenuItem>
        <MenuItem>Copy image</MenuItem>
      </Menu>
    </Dropdown>
  );
}
