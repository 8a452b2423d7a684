import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsSpecimen() {
  return (
    <Tabs value="day" size="sm" sx={{ width: 200, bgcolor: 'transparent' }}>
      <TabList>
        <Tab value="day">Day</Tab>
        <Tab value="week">Week</Tab>
      </TabList>
      <TabPanel value="day">Sunny until four</TabPanel>
    </Tabs>
  );
}
