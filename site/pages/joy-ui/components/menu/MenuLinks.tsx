import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import { Link, MemoryRouter } from 'react-router';

export default function MenuLinks() {
  return (
    <MemoryRouter>
      <Dropdown>
        <MenuButton>Help</MenuButton>
        <Menu component="div">
          <MenuItem component={Link} to="/guides">
            Guides
          </MenuItem>
          <MenuItem component="a" href="#links">
            This section
          </MenuItem>
        </Menu>
      </Dropdown>
    </MemoryRouter>
  );
}
