import Box from '@mui/joy/Box';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const changes = [
  'Renamed the project',
  'Added two people',
  'Moved the deadline',
];

export default function TabsSticky() {
  return (
    <Tabs
      tabIndex={0}
      sx={{ height: 180, overflow: 'auto', borderRadius: 'sm' }}
    >
      <TabList aria-label="Activity" sticky="top">
        <Tab>This week</Tab>
        <Tab>Earlier</Tab>
      </TabList>
      {[0, 1].map((panel) => (
        <TabPanel key={panel} value={panel}>
          {[...changes, ...changes].map((change, index) => (
            <Box key={index} sx={{ py: 1 }}>
              {change}
            </Box>
          ))}
        </TabPanel>
      ))}
    </Tabs>
  );
}
