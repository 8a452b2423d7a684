import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function TabListSpecimen() {
  return (
    <Tabs value="day" size="sm" sx={{ width: 200, bgcolor: 'transparent' }}>
      <TabList tabFlex="auto" variant="soft" disableUnderline sx={{ borderRadius: 'sm' }}>
        <Tab value="day" disableIndicator variant="plain">
          Day
        </Tab>
        <Tab value="week" disableIndicator>
          Week
        </Tab>
      </TabList>
    </Tabs>
  );
}
