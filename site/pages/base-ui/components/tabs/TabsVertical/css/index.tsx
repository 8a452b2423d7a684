import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/tabs.css';

export default function TabsVertical() {
  return (
    <Tabs className="quiet-tabs" orientation="vertical" defaultValue="profile">
      <TabsList aria-label="Settings">
        <Tab value="profile">Profile</Tab>
        <Tab value="security">Security</Tab>
        <Tab value="billing">Billing</Tab>
      </TabsList>
      <TabPanel value="profile" tabIndex={0}>
        Your name and photo are visible to your team.
      </TabPanel>
      <TabPanel value="security" tabIndex={0}>
        Two devices are signed in.
      </TabPanel>
      <TabPanel value="billing" tabIndex={0}>
        Your plan renews on June 1 for 12.00.
      </TabPanel>
    </Tabs>
  );
}
