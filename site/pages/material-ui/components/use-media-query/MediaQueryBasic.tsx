import Alert from '@mui/material/Alert';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function MediaQueryBasic() {
  const matches = useMediaQuery('(min-width: 600px)');

  return (
    <Alert severity={matches ? 'success' : 'info'}>
      {matches ? '600 px wide or more' : 'Narrower than 600 px'}
    </Alert>
  );
}
