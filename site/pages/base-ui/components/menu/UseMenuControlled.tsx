import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { DropdownContext, useDropdown } from '@mui/base/useDropdown';
import { MenuProvider, useMenu } from '@mui/base/useMenu';
import { useMenuButton } from '@mui/base/useMenuButton';
import { useMenuItem } from '@mui/base/useMenuItem';
import type { UseMenuItemParameters } from '@mui/base/useMenuItem';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/menu.css';

function Trigger() {
  const rootRef = useRef<HTMLButtonElement>(null);
  const { getRootProps } = useMenuButton({
    rootRef,
    disabled: false,
    focusableWhenDisabled: true,
  });
  return (
    <button {...getRootProps()} className="quiet-button quiet-outlined">
      Export
    </button>
  );
}

interface ListProps {
  children: ReactNode;
  onCount: (count: number) => void;
}

function List({ children, onCount }: ListProps) {
  const listboxRef = useRef<HTMLUListElement>(null);
  const { contextValue, getListboxProps, open } = useMenu({
    id: useId(),
    listboxRef,
    autoFocus: true,
    disableListWrap: true,
    disabledItemsFocusable: false,
    onItemsChange: (items) => onCount(items.length),
  });
  return (
    <ul
      {...getListboxProps()}
      className="quiet-menu-group quiet-label"
      hidden={!open}
    >
      <MenuProvider value={contextValue}>{children}</MenuProvider>
    </ul>
  );
}

type ItemProps = Omit<UseMenuItemParameters, 'rootRef' | 'id'>;

function Item({ label, disabled }: ItemProps) {
  const rootRef = useRef<HTMLLIElement>(null);
  const { getRootProps, highlighted } = useMenuItem({
    id: useId(),
    rootRef,
    label,
    disabled,
    disableFocusOnHover: true,
  });
  return (
    <li {...getRootProps()}>
      {highlighted ? '› ' : ''}
      {label}
      {disabled ? ' (no license)' : ''}
    </li>
  );
}

export default function UseMenuControlled() {
  const [open, setOpen] = useState(false);
  const [count, setCount] = useState(0);
  const { contextValue } = useDropdown({
    open,
    onOpenChange: (_event, next) => setOpen(next),
  });

  return (
    <DropdownContext.Provider value={contextValue}>
      <div className="quiet-panel">
        <Trigger />
        <List onCount={setCount}>
          <Item label="PDF" />
          <Item label="Spreadsheet" disabled />
          <Item label="Plain text" />
        </List>
        <span className="quiet-hint">
          {count} formats, the menu is {open ? 'open' : 'closed'}
        </span>
      </div>
    </DropdownContext.Provider>
  );
}
