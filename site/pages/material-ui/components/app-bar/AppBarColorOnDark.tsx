import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';

export default function AppBarColorOnDark() {
  return (
    <Stack spacing={1}>
      <AppBar position="static" component="div">
        <Toolbar>Default</Toolbar>
      </AppBar>
      <AppBar position="static" component="div" enableColorOnDark>
        <Toolbar>enableColorOnDark</Toolbar>
      </AppBar>
    </Stack>
  );
}
