import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabPanelSpecimen() {
  return (
    <Tabs value="day" size="sm" sx={{ width: 200, bgcolor: 'transparent' }}>
      <TabPanel value="day" variant="outlined" sx={{ borderRadius: 'sm' }}>
        Sunny until four, then a light wind.
      </TabPanel>
    </Tabs>
  );
}
