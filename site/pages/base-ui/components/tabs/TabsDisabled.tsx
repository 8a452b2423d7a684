import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/tabs.css';

export default function TabsDisabled() {
  return (
    <Tabs
      className="quiet-tabs"
      defaultValue="usage"
      direction={useRtl() ? 'rtl' : 'ltr'}
    >
      <TabsList aria-label="Reports">
        <Tab value="usage">Usage</Tab>
        <Tab value="forecast" disabled>
          Forecast
        </Tab>
        <Tab value="exports">Exports</Tab>
      </TabsList>
      <TabPanel value="usage">1,204 requests this week.</TabPanel>
      <TabPanel value="forecast">Available after 30 days.</TabPanel>
      <TabPanel value="exports">No exports yet.</TabPanel>
    </Tabs>
  );
}
