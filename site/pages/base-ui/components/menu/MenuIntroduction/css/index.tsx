import { useState } from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/button.css';
import '../../../../../../families/base-ui/look/menu.css';

export default function MenuIntroduction() {
  const [done, setDone] = useState('');

  return (
    <div className="quiet-panel">
      <div className="quiet-row">
        <span>
          Quarterly report
          <br />
          <small role="status">{done || 'Not changed'}</small>
        </span>
        <Dropdown>
          <MenuButton className="quiet-button quiet-outlined">
            Actions
          </MenuButton>
          <Menu className="quiet-menu">
            <MenuItem onClick={() => setDone('Renamed')}>Rename</MenuItem>
            <MenuItem onClick={() => setDone('Duplicated')}>Duplicate</MenuItem>
            <MenuItem disabled>Move to…</MenuItem>
          </Menu>
        </Dropdown>
      </div>
    </div>
  );
}
