import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

export default function UseTheme() {
  const theme = useTheme();

  return (
    <Typography>
      Dialogs have z-index {theme.zIndex.modal} and open in{' '}
      {theme.transitions.duration.enteringScreen} ms.
    </Typography>
  );
}
