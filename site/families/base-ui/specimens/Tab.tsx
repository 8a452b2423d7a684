import { Tabs } from '@mui/base/Tabs';
import { Tab, TabsList } from '../look/specimen';

export default function TabSpecimen() {
  return (
    <Tabs value="day">
      <TabsList>
        <Tab value="day">Selected</Tab>
      </TabsList>
    </Tabs>
  );
}
