import { Tabs } from '@mui/base/Tabs';
import { Tab, TabsList } from '../look/specimen';

export default function TabsListSpecimen() {
  return (
    <Tabs value="day">
      <TabsList>
        <Tab value="day">Day</Tab>
        <Tab value="week">Week</Tab>
        <Tab value="month">Month</Tab>
      </TabsList>
    </Tabs>
  );
}
