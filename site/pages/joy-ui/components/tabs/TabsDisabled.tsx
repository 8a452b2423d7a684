import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function TabsDisabled() {
  return (
    <Tabs defaultValue="monthly">
      <TabList aria-label="Plan">
        <Tab value="monthly">Monthly</Tab>
        <Tab value="yearly">Yearly</Tab>
        <Tab value="custom" disabled>
          Custom
        </Tab>
      </TabList>
    </Tabs>
  );
}
