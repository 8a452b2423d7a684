import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function MenuBasic() {
  return (
    <Dropdown>
      <MenuButton>Export</MenuButton>
      <Menu>
        <MenuItem>PDF document</MenuItem>
        <MenuItem>CSV table</MenuItem>
        <MenuItem>Calendar file</MenuItem>
      </Menu>
    </Dropdown>
  );
}
