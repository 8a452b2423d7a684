import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function MenuItemColors() {
  return (
    <Dropdown>
      <MenuButton>Branch actions</MenuButton>
      <Menu>
        <MenuItem>Compare</MenuItem>
        <MenuItem disabled>Merge</MenuItem>
        <MenuItem variant="soft" color="danger">
          Delete branch
        </MenuItem>
      </Menu>
    </Dropdown>
  );
}
