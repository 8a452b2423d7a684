import MenuItem from '@mui/joy/MenuItem';
import MenuList from '@mui/joy/MenuList';

export default function MenuSpecimen() {
  return (
    <MenuList component="div" size="sm" sx={{ width: 150, boxShadow: 'md' }}>
      <MenuItem component="div">Rename</MenuItem>
      <MenuItem component="div" selected>
        Duplicate
      </MenuItem>
      <MenuItem component="div">Delete</MenuItem>
    </MenuList>
  );
}
