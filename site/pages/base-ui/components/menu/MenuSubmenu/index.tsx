import { useState } from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { Submenu } from './Submenu';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/button.css';
import '../../../../../families/base-ui/look/menu.css';

export default function MenuSubmenu() {
  const [open, setOpen] = useState(false);
  const [folder, setFolder] = useState('Inbox');

  function move(to: string) {
    setFolder(to);
    setOpen(false);
  }

  return (
    <div className="quiet-actions">
      <Dropdown open={open} onOpenChange={(_event, next) => setOpen(next)}>
        <MenuButton className="quiet-button quiet-outlined">Message</MenuButton>
        <Menu className="quiet-menu">
          <MenuItem>Reply</MenuItem>
          <Submenu label="Move to">
            {['Inbox', 'Archive', 'Trash'].map((name) => (
              <MenuItem key={name} onClick={() => move(name)}>
                {name}
              </MenuItem>
            ))}
          </Submenu>
          <MenuItem>Print</MenuItem>
        </Menu>
      </Dropdown>
      <span role="status">In {folder}</span>
    </div>
  );
}
