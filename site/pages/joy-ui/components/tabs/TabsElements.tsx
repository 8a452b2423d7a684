import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsElements() {
  return (
    <Tabs component="section" defaultValue="day" aria-label="Branch in Lyon">
      <TabList component="nav" aria-label="Opening hours">
        <Tab value="day">Weekdays</Tab>
        <Tab value="end">Weekends</Tab>
      </TabList>
      <TabPanel component="section" value="day">
        9:00 to 18:00
      </TabPanel>
      <TabPanel component="section" value="end">
        10:00 to 14:00
      </TabPanel>
    </Tabs>
  );
}
