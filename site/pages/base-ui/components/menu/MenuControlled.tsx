import { useState } from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/menu.css';

export default function MenuControlled() {
  const [open, setOpen] = useState(false);

  return (
    <div className="quiet-actions">
      <Dropdown open={open} onOpenChange={(_event, next) => setOpen(next)}>
        <MenuButton className="quiet-button quiet-outlined">View</MenuButton>
        <Menu className="quiet-menu">
          <MenuItem>List</MenuItem>
          <MenuItem>Board</MenuItem>
        </Menu>
      </Dropdown>
      <span role="status">{open ? 'Open' : 'Closed'}</span>
    </div>
  );
}
