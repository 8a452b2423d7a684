import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';

export default function AppBarDense() {
  return (
    <Stack spacing={2}>
      <AppBar position="static" component="div">
        <Toolbar variant="regular">regular</Toolbar>
      </AppBar>
      <AppBar position="static" component="div">
        <Toolbar variant="dense">dense</Toolbar>
      </AppBar>
      <AppBar position="static" component="div">
        <Toolbar disableGutters>disableGutters</Toolbar>
      </AppBar>
    </Stack>
  );
}
