import { useRef } from 'react';
import type { ReactNode } from 'react';
import { DropdownContext, useDropdown } from '@mui/base/useDropdown';
import { MenuProvider, useMenu } from '@mui/base/useMenu';
import { useMenuButton } from '@mui/base/useMenuButton';
import { useMenuItem } from '@mui/base/useMenuItem';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';

function Trigger() {
  const { getRootProps, open } = useMenuButton();
  return (
    <button {...getRootProps()} className="quiet-button quiet-outlined">
      Zoom {open ? '▴' : '▾'}
    </button>
  );
}

function List({ children }: { children: ReactNode }) {
  const { contextValue, getListboxProps, open } = useMenu();
  return (
    <ul {...getListboxProps()} hidden={!open}>
      <MenuProvider value={contextValue}>{children}</MenuProvider>
    </ul>
  );
}

function Item({ children }: { children: ReactNode }) {
  const rootRef = useRef<HTMLLIElement>(null);
  const { getRootProps, focusVisible } = useMenuItem({ rootRef });
  return (
    <li {...getRootProps()} className="quiet-label">
      {children} {focusVisible && '←'}
    </li>
  );
}

export default function UseMenuBasic() {
  const { contextValue } = useDropdown();

  return (
    <DropdownContext.Provider value={contextValue}>
      <div className="quiet-panel">
        <Trigger />
        <List>
          <Item>50 %</Item>
          <Item>100 %</Item>
          <Item>200 %</Item>
        </List>
      </div>
    </DropdownContext.Provider>
  );
}
