import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function BreakpointsMediaQuery() {
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up('sm'));

  return (
    <Stack direction="row" spacing={1} sx={{ p: 2 }}>
      <Button variant="contained">New order</Button>
      <Button>{wide ? 'Export to spreadsheet' : 'Export'}</Button>
    </Stack>
  );
}
