import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';

export default function AppBarElevation() {
  return (
    <Stack spacing={2}>
      <AppBar position="static" component="div" color="default" elevation={0}>
        <Toolbar>elevation 0</Toolbar>
      </AppBar>
      <AppBar position="static" component="div" color="default">
        <Toolbar>elevation 4, the default</Toolbar>
      </AppBar>
      <AppBar
        position="static"
        component="div"
        color="default"
        variant="outlined"
        square={false}
      >
        <Toolbar>outlined, with round corners</Toolbar>
      </AppBar>
    </Stack>
  );
}
