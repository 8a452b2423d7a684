import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/tabs.css';

export default function TabsIntroduction() {
  return (
    <Tabs
      className="quiet-tabs"
      defaultValue="summary"
      direction={useRtl() ? 'rtl' : 'ltr'}
    >
      <TabsList aria-label="Order 1042">
        <Tab value="summary">Summary</Tab>
        <Tab value="shipping">Shipping</Tab>
        <Tab value="invoices">Invoices</Tab>
      </TabsList>
      <TabPanel value="summary" tabIndex={0}>
        Three items, 128.40 in total. Paid by card on May 4.
      </TabPanel>
      <TabPanel value="shipping" tabIndex={0}>
        On its way to Lisbon. Arrives between May 8 and May 10.
      </TabPanel>
      <TabPanel value="invoices" tabIndex={0}>
        One invoice, sent to accounts@example.com.
      </TabPanel>
    </Tabs>
  );
}
