import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Sheet from '@mui/joy/Sheet';

const menus = [
  { name: 'File', items: ['New', 'Open', 'Save', 'Export'] },
  { name: 'Edit', items: ['Undo', 'Redo', 'Find'] },
  { name: 'View', items: ['Zoom in', 'Zoom out', 'Full screen'] },
];

export default function MenuBar() {
  const [open, setOpen] = useState<number | null>(null);
  const [current, setCurrent] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  const move = (event: KeyboardEvent, index: number) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = (index + (rtl ? -step : step) + menus.length) % menus.length;
    buttons.current[next]?.focus();
    setOpen(open === null ? null : next);
  };

  return (
    <Sheet
      role="group"
      aria-label="Document"
      variant="outlined"
      sx={{ display: 'flex', p: 0.5, borderRadius: 'sm' }}
    >
      {menus.map(({ name, items }, index) => (
        <Dropdown
          key={name}
          open={open === index}
          onOpenChange={(_event, isOpen) =>
            setOpen((before) => {
              if (isOpen) return index;
              return before === index ? null : before;
            })
          }
        >
          <MenuButton
            ref={(element) => {
              buttons.current[index] = element;
            }}
            variant="plain"
            size="sm"
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            onKeyDown={(event) => move(event, index)}
            onMouseEnter={() => {
              if (open !== null) setOpen(index);
            }}
          >
            {name}
          </MenuButton>
          <Menu
            size="sm"
            placement="bottom-start"
            onKeyDown={(event) => move(event, index)}
            sx={{ minWidth: 140 }}
          >
            {items.map((item) => (
              <MenuItem key={item}>{item}</MenuItem>
            ))}
          </Menu>
        </Dropdown>
      ))}
    </Sheet>
  );
}
