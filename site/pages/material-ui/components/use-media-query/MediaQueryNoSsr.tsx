import Alert from '@mui/material/Alert';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function MediaQueryNoSsr() {
  const canHover = useMediaQuery('(hover: hover)', { noSsr: true });

  return (
    <Alert severity="info">
      {canHover ? 'Hover a row to see its actions' : 'Swipe a row'}
    </Alert>
  );
}
