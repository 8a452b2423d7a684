import { useState } from 'react';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/tabs.css';

export default function TabsPreload() {
  const [loaded, setLoaded] = useState('Hover or focus Reviews.');
  const preload = () => setLoaded('The reviews are loaded.');

  return (
    <Tabs
      className="quiet-tabs"
      defaultValue="details"
      direction={useRtl() ? 'rtl' : 'ltr'}
    >
      <TabsList aria-label="Product">
        <Tab value="details">Details</Tab>
        <Tab
          value="reviews"
          slotProps={{ root: { onPointerEnter: preload, onFocus: preload } }}
        >
          Reviews
        </Tab>
      </TabsList>
      <TabPanel value="details">{loaded}</TabPanel>
      <TabPanel value="reviews">4.6 of 5 from 212 reviews.</TabPanel>
    </Tabs>
  );
}
