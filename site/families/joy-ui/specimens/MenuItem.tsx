import MenuItem from '@mui/joy/MenuItem';
import MenuList from '@mui/joy/MenuList';

export default function MenuItemSpecimen() {
  return (
    <MenuList component="div" size="sm" sx={{ width: 150, boxShadow: 'md' }}>
      <MenuItem component="div" selected color="primary" variant="soft">
        Duplicate
      </MenuItem>
    </MenuList>
  );
}
