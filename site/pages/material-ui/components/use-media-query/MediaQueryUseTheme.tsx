import Alert from '@mui/material/Alert';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

export default function MediaQueryUseTheme() {
  const theme = useTheme();
  const matches = useMediaQuery(theme.breakpoints.between('sm', 'lg'));

  return (
    <Alert severity={matches ? 'success' : 'info'}>
      {matches ? 'Between sm and lg' : 'Outside sm to lg'}
    </Alert>
  );
}
