import { useRef, useState } from 'react';
import { Button } from '@mui/base/Button';
import type { MenuActions } from '@mui/base/Menu';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/menu.css';

export default function MenuItemsChange() {
  const actions = useRef<MenuActions>(null);
  const [recent, setRecent] = useState(['budget.xlsx']);
  const [count, setCount] = useState(0);

  return (
    <div className="quiet-actions">
      <Dropdown
        onOpenChange={(_event, open) =>
          open && actions.current?.resetHighlight()
        }
      >
        <MenuButton className="quiet-button quiet-outlined">
          Recent ({count})
        </MenuButton>
        <Menu
          className="quiet-menu"
          actions={actions}
          onItemsChange={(items) => setCount(items.length)}
        >
          {recent.map((file) => (
            <MenuItem key={file}>{file}</MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <Button
        className="quiet-button"
        disabled={recent.length === 3}
        focusableWhenDisabled
        onClick={() => setRecent([...recent, `plan-${recent.length}.pdf`])}
      >
        Open another file
      </Button>
    </div>
  );
}
