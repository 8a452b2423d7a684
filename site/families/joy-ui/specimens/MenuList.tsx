import ListDivider from '@mui/joy/ListDivider';
import MenuItem from '@mui/joy/MenuItem';
import MenuList from '@mui/joy/MenuList';

export default function MenuListSpecimen() {
  return (
    <MenuList component="div" size="sm" sx={{ width: 150, boxShadow: 'md' }}>
      <MenuItem component="div">Copy</MenuItem>
      <ListDivider component="div" />
      <MenuItem component="div" color="danger">
        Delete
      </MenuItem>
    </MenuList>
  );
}
