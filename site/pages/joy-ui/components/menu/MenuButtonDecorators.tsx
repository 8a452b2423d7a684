import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Sort from '@mui/icons-material/Sort';

export default function MenuButtonDecorators() {
  return (
    <Dropdown>
      <MenuButton
        startDecorator={<Sort />}
        endDecorator={<ArrowDropDown />}
        sx={{ width: 260, maxWidth: '100%' }}
      >
        Sort by
      </MenuButton>
      <Menu>
        <MenuItem>Name</MenuItem>
        <MenuItem>Last change</MenuItem>
      </Menu>
    </Dropdown>
  );
}
