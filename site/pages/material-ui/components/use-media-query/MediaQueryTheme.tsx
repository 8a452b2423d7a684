import Alert from '@mui/material/Alert';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function MediaQueryTheme() {
  const isMobile = useMediaQuery((theme) => theme.breakpoints.down('sm'));

  return (
    <Alert severity={isMobile ? 'info' : 'success'}>
      {isMobile ? 'Mobile layout' : 'Desktop layout'}
    </Alert>
  );
}
