import Input from '@mui/joy/Input';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsKeepMounted() {
  return (
    <Tabs selectionFollowsFocus>
      <TabList aria-label="Trip">
        <Tab>Outbound</Tab>
        <Tab>Return</Tab>
      </TabList>
      <TabPanel value={0} keepMounted>
        <Input aria-label="From" defaultValue="Lisbon" />
      </TabPanel>
      <TabPanel value={1} keepMounted>
        <Input aria-label="Back from" defaultValue="Porto" />
      </TabPanel>
    </Tabs>
  );
}
