import { useRef, useState } from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuItem from '@mui/joy/MenuItem';
import Sheet from '@mui/joy/Sheet';

export default function MenuContext() {
  const area = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [point, setPoint] = useState({ x: 0, y: 0 });

  const anchor = {
    getBoundingClientRect: () => new DOMRect(point.x, point.y, 0, 0),
  };

  return (
    <>
      <Sheet
        ref={area}
        variant="soft"
        tabIndex={0}
        role="group"
        aria-label="Photo"
        onContextMenu={(event) => {
          event.preventDefault();
          setPoint({ x: event.clientX, y: event.clientY });
          setOpen(true);
        }}
        sx={{ p: 5, borderRadius: 'md', textAlign: 'center' }}
      >
        Right-click this photo
      </Sheet>
      <Dropdown
        open={open}
        onOpenChange={(_event, next) => {
          setOpen(next);
          area.current?.focus();
        }}
      >
        <Menu
          open={open}
          anchorEl={anchor}
          placement="bottom-start"
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) {
              setOpen(false);
            }
          }}
        >
          <MenuItem>Rotate</MenuItem>
          <MenuItem>Crop</MenuItem>
          <MenuItem>Download</MenuItem>
        </Menu>
      </Dropdown>
    </>
  );
}
