import { useState } from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/menu.css';

export default function MenuRadio() {
  const [order, setOrder] = useState('Newest');

  return (
    <Dropdown>
      <MenuButton className="quiet-button quiet-outlined">
        Sort by: {order}
      </MenuButton>
      <Menu className="quiet-menu">
        <li role="none">
          <ul className="quiet-menu-group" role="group" aria-label="Order">
            {['Newest', 'Oldest', 'Price'].map((name) => (
              <MenuItem
                key={name}
                slotProps={{
                  root: {
                    role: 'menuitemradio',
                    'aria-checked': name === order,
                  },
                }}
                onClick={() => setOrder(name)}
              >
                {name}
                <span aria-hidden="true">{name === order ? '●' : ''}</span>
              </MenuItem>
            ))}
          </ul>
        </li>
        <li role="separator" />
        <MenuItem onClick={() => setOrder('Newest')}>Reset</MenuItem>
      </Menu>
    </Dropdown>
  );
}
