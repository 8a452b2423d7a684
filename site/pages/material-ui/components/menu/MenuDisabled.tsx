import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

export default function MenuDisabled() {
  return (
    <Paper elevation={3} sx={{ width: 220 }}>
      <MenuList disabledItemsFocusable aria-label="Order">
        <MenuItem>View invoice</MenuItem>
        <MenuItem disabled>Cancel order</MenuItem>
        <MenuItem>Contact support</MenuItem>
      </MenuList>
    </Paper>
  );
}
