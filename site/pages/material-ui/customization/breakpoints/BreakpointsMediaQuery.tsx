import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function BreakpointsMediaQuery() {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));

  return (
    <Stack direction="row" spacing={1} sx={{ p: 2 }}>
      <Button variant="contained">New order</Button>
      <Button>{wide ? 'Export to spreadsheet' : 'Export'}</Button>
    </Stack>
  );
}
