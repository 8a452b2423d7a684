import { useState } from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const densities = ['Compact', 'Normal', 'Relaxed'];

export default function MenuSelected() {
  const [density, setDensity] = useState('Normal');

  return (
    <Dropdown>
      <MenuButton>Density: {density}</MenuButton>
      <Menu>
        {densities.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === density}
            selected={name === density}
            onClick={() => setDensity(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
