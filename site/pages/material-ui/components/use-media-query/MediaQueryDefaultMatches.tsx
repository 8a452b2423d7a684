import Alert from '@mui/material/Alert';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function MediaQueryDefaultMatches() {
  const wide = useMediaQuery('(min-width: 900px)', { defaultMatches: true });

  return (
    <Alert severity={wide ? 'success' : 'info'}>
      {wide ? 'Two columns' : 'One column'}
    </Alert>
  );
}
