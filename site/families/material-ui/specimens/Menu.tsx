import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

export default function MenuSpecimen() {
  return (
    <Paper elevation={8} sx={{ width: 150 }}>
      <MenuList dense component="div" sx={{ py: 0.5 }}>
        <MenuItem component="div">Rename</MenuItem>
        <MenuItem component="div" selected>
          Duplicate
        </MenuItem>
        <MenuItem component="div">Delete</MenuItem>
      </MenuList>
    </Paper>
  );
}
