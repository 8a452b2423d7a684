import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

export default function DividerMenu() {
  return (
    <Paper sx={{ width: 220 }}>
      <MenuList aria-label="File">
        <MenuItem>Rename</MenuItem>
        <MenuItem>Duplicate</MenuItem>
        <Divider component="li" />
        <MenuItem>Move to trash</MenuItem>
      </MenuList>
    </Paper>
  );
}
