import Alert from '@mui/material/Alert';
import useMediaQuery from '@mui/material/useMediaQuery';

const requestWidth = 1280;

function ssrMatchMedia(query: string) {
  const min = /min-width:\s*([\d.]+)px/.exec(query)?.[1] ?? '0';
  return { matches: requestWidth >= Number(min) };
}

export default function MediaQuerySsr() {
  const wide = useMediaQuery('(min-width: 900px)', { ssrMatchMedia });

  return (
    <Alert severity={wide ? 'success' : 'info'}>
      {wide ? 'Two columns' : 'One column'}
    </Alert>
  );
}
