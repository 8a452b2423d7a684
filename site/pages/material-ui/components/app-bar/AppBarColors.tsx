import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';

const colors = [
  'primary',
  'secondary',
  'error',
  'info',
  'success',
  'warning',
  'default',
  'inherit',
  'transparent',
] as const;

export default function AppBarColors() {
  return (
    <Stack spacing={1}>
      {colors.map((color) => (
        <AppBar key={color} position="static" component="div" color={color}>
          <Toolbar variant="dense">{color}</Toolbar>
        </AppBar>
      ))}
    </Stack>
  );
}
