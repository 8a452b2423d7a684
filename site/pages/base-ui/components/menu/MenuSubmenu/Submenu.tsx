import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuItem } from '@mui/base/MenuItem';
import { useRtl } from '@mui/system/RtlProvider';

interface SubmenuProps {
  label: string;
  children: ReactNode;
}

/** An item that opens a menu beside it. */
export function Submenu({ label, children }: SubmenuProps) {
  const [item, setItem] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const isRtl = useRtl();

  function handleItemKeyDown(event: KeyboardEvent) {
    if (event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) setOpen(true);
  }

  function handleMenuKeyDown(event: KeyboardEvent) {
    // Tab leaves all menus; other keys are not for the menu around this one.
    if (event.key !== 'Tab') event.stopPropagation();
    const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
    if (event.key !== back && event.key !== 'Escape') return;
    setOpen(false);
    item?.focus();
  }

  return (
    <li
      role="none"
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
    >
      <MenuItem
        ref={setItem}
        slots={{ root: 'div' }}
        slotProps={{
          root: {
            'aria-haspopup': 'menu',
            'aria-expanded': open,
            onKeyDown: handleItemKeyDown,
          },
        }}
        onClick={(event) => {
          // Keeps the menu around the item open.
          Object.assign(event, { defaultMuiPrevented: true });
          setOpen(true);
        }}
      >
        {label} <span aria-hidden="true">{isRtl ? '‹' : '›'}</span>
      </MenuItem>
      <Dropdown open={open} onOpenChange={(_event, next) => setOpen(next)}>
        <Menu
          anchor={item}
          slotProps={{
            root: {
              disablePortal: true,
              placement: isRtl ? 'left-start' : 'right-start',
            },
            listbox: {
              'aria-label': label,
              style: { minInlineSize: 120 },
              onKeyDown: handleMenuKeyDown,
            },
          }}
        >
          {children}
        </Menu>
      </Dropdown>
    </li>
  );
}
