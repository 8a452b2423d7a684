import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function BreakpointsMediaQuery() {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));

  return (
    <Tabs
      value={0}
      variant={wide ? 'standard' : 'fullWidth'}
      aria-label="Orders"
    >
      <Tab label={wide ? 'Open orders' : 'Open'} />
      <Tab label={wide ? 'Shipped orders' : 'Shipped'} />
    </Tabs>
  );
}
