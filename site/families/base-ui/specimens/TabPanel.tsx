import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { Tile } from '../look/specimen';

export default function TabPanelSpecimen() {
  return (
    <Tabs value="day">
      <Tile>
        <TabPanel value="day">Sunny until four</TabPanel>
      </Tile>
    </Tabs>
  );
}
