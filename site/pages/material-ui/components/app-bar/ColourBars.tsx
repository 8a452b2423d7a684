import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const colors = [
  'primary',
  'secondary',
  'success',
  'error',
  'default',
  'transparent',
  'inherit',
] as const;

export default function ColourBars() {
  return (
    <Stack spacing={1.5}>
      {colors.map((color) => (
        <AppBar
          key={color}
          component="div"
          position="static"
          color={color}
          elevation={color === 'transparent' ? 0 : 1}
        >
          <Toolbar variant="dense">
            <Typography>{color}</Typography>
          </Toolbar>
        </AppBar>
      ))}
      <AppBar component="div" position="static" enableColorOnDark>
        <Toolbar variant="dense">
          <Typography>primary, in dark mode too</Typography>
        </Toolbar>
      </AppBar>
    </Stack>
  );
}
