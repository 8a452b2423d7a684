import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function MenuDense() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'start' }}>
      <Paper elevation={3}>
        <MenuList aria-label="Default">
          <MenuItem>Default</MenuItem>
          <MenuItem>Zoom in</MenuItem>
          <MenuItem>Zoom out</MenuItem>
        </MenuList>
      </Paper>
      <Paper elevation={3}>
        <MenuList dense aria-label="Dense">
          <MenuItem>dense</MenuItem>
          <MenuItem>Zoom in</MenuItem>
          <MenuItem>Zoom out</MenuItem>
        </MenuList>
      </Paper>
    </Stack>
  );
}
