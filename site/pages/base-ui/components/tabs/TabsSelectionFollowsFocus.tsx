import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/tabs.css';

export default function TabsSelectionFollowsFocus() {
  return (
    <Tabs
      className="quiet-tabs"
      defaultValue="km"
      selectionFollowsFocus
      direction={useRtl() ? 'rtl' : 'ltr'}
    >
      <TabsList aria-label="Unit">
        <Tab value="km">Kilometers</Tab>
        <Tab value="mi">Miles</Tab>
        <Tab value="nmi">Nautical miles</Tab>
      </TabsList>
      <TabPanel value="km">The route is 42.2 km long.</TabPanel>
      <TabPanel value="mi">The route is 26.2 mi long.</TabPanel>
      <TabPanel value="nmi">The route is 22.8 nmi long.</TabPanel>
    </Tabs>
  );
}
