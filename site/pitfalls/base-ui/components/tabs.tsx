import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import type { Pitfall } from '../../pitfall';
import { boxOf } from '../../symptoms';

function Order({ selector }: { selector: string }) {
  return (
    <Tabs defaultValue="items">
      <style>{`${selector} { display: grid; padding: 16px; }`}</style>
      <TabsList aria-label="Order">
        <Tab value="items">Items</Tab>
        <Tab value="invoices">Invoices</Tab>
      </TabsList>
      <TabPanel value="items">2 lamps</TabPanel>
      <TabPanel value="invoices">No invoices</TabPanel>
    </Tabs>
  );
}

export default [
  {
    lead: 'Hidden panels take up space.',
    Failing: () => <Order selector=".base-TabPanel-root" />,
    Fixed: () => <Order selector=".base-TabPanel-root:not(.base-TabPanel-hidden)" />,
    symptom: async (stage) => (await boxOf(stage, '.base-TabPanel-hidden')).height > 0,
  },
] satisfies Pitfall[];
