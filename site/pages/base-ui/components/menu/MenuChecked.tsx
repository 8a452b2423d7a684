import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/menu.css';

const columns = ['Customer', 'Date', 'Amount'];

export default function MenuChecked() {
  const [shown, setShown] = useState(['Customer', 'Amount']);

  function toggle(event: SyntheticEvent, column: string) {
    Object.assign(event, { defaultMuiPrevented: true });
    setShown((now) =>
      now.includes(column)
        ? now.filter((one) => one !== column)
        : [...now, column],
    );
  }

  return (
    <Dropdown>
      <MenuButton className="quiet-button quiet-outlined">
        Columns ({shown.length})
      </MenuButton>
      <Menu className="quiet-menu">
        {columns.map((column) => (
          <MenuItem
            key={column}
            slotProps={{
              root: {
                role: 'menuitemcheckbox',
                'aria-checked': shown.includes(column),
              },
            }}
            onClick={(event) => toggle(event, column)}
          >
            {column}
            <span aria-hidden="true">{shown.includes(column) ? '✓' : ''}</span>
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
