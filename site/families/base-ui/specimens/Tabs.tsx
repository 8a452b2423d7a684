import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { Column, Tab, TabsList } from '../look/specimen';

export default function TabsSpecimen() {
  return (
    <Tabs value="day">
      <Column>
        <TabsList>
          <Tab value="day">Day</Tab>
          <Tab value="week">Week</Tab>
        </TabsList>
        <TabPanel value="day">Sunny until four</TabPanel>
      </Column>
    </Tabs>
  );
}
