import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

export default function MenuDividers() {
  return (
    <Paper elevation={3} sx={{ width: 220 }}>
      <MenuList aria-label="Message">
        <MenuItem>Reply</MenuItem>
        <MenuItem divider>Forward</MenuItem>
        <MenuItem>Mark as unread</MenuItem>
        <Divider component="li" />
        <MenuItem sx={{ color: 'error.main' }}>Delete</MenuItem>
      </MenuList>
    </Paper>
  );
}
