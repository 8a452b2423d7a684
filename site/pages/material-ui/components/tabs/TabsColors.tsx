import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsColors() {
  return (
    <Stack spacing={2}>
      <Tabs value={0} aria-label="Primary">
        <Tab label="Primary" />
        <Tab label="Inbox" />
        <Tab label="Sent" />
      </Tabs>
      <Tabs
        value={0}
        textColor="secondary"
        indicatorColor="secondary"
        aria-label="Secondary"
      >
        <Tab label="Secondary" />
        <Tab label="Inbox" />
        <Tab label="Sent" />
      </Tabs>
      <Tabs
        value={0}
        textColor="inherit"
        slotProps={{ indicator: { sx: { bgcolor: 'currentColor' } } }}
        aria-label="Inherit"
        sx={{ bgcolor: 'grey.900', color: 'common.white' }}
      >
        <Tab label="Inherit" />
        <Tab label="Inbox" />
        <Tab label="Sent" />
      </Tabs>
    </Stack>
  );
}
