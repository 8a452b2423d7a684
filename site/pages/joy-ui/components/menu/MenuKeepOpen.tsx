import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import Dropdown from '@mui/joy/Dropdown';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Check from '@mui/icons-material/Check';

const columns = ['Order', 'Customer', 'Total'];

export default function MenuKeepOpen() {
  const [shown, setShown] = useState(columns);

  const toggle = (event: SyntheticEvent, name: string) => {
    Object.assign(event, { defaultMuiPrevented: true });
    setShown((before) =>
      before.includes(name)
        ? before.filter((other) => other !== name)
        : [...before, name],
    );
  };

  return (
    <Dropdown>
      <MenuButton>Columns ({shown.length})</MenuButton>
      <Menu>
        {columns.map((name) => (
          <MenuItem
            key={name}
            role="menuitemcheckbox"
            aria-checked={shown.includes(name)}
            onClick={(event) => toggle(event, name)}
          >
            <ListItemDecorator>
              {shown.includes(name) && <Check />}
            </ListItemDecorator>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
