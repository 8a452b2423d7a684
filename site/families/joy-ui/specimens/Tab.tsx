import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function TabSpecimen() {
  return (
    <Tabs value="day" size="sm" sx={{ width: 200, bgcolor: 'transparent' }}>
      <TabList>
        <Tab value="day">Selected</Tab>
      </TabList>
    </Tabs>
  );
}
