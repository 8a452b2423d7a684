import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsVertical() {
  return (
    <Tabs orientation="vertical" defaultValue={0}>
      <TabList aria-label="Settings">
        <Tab>Profile</Tab>
        <Tab>Security</Tab>
        <Tab>Billing</Tab>
      </TabList>
      <TabPanel value={0}>Name, photo, and time zone</TabPanel>
      <TabPanel value={1}>Password and devices</TabPanel>
      <TabPanel value={2}>Plan and invoices</TabPanel>
    </Tabs>
  );
}
