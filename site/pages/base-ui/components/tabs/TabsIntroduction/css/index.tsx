import { Tab as BaseTab } from '@mui/base/Tab';
import type { TabProps } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import type { TabPanelProps } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useRtl } from '@mui/system/RtlProvider';
import './styles.css';

function Tab(props: TabProps) {
  return <BaseTab {...props} className="TabsIntroduction-tab" />;
}

function Panel(props: TabPanelProps) {
  return (
    <TabPanel {...props} tabIndex={0} className="TabsIntroduction-panel" />
  );
}

export default function TabsIntroduction() {
  const direction = useRtl() ? 'rtl' : 'ltr';

  return (
    <Tabs
      className="TabsIntroduction-root"
      defaultValue="way"
      direction={direction}
    >
      <TabsList className="TabsIntroduction-list" aria-label="The hut">
        <Tab value="way">Path</Tab>
        <Tab value="beds">Beds</Tab>
        <Tab value="meals">Meals</Tab>
      </TabsList>
      <Panel value="way">
        The path takes two hours from the last stop of the bus. It is marked in
        red.
      </Panel>
      <Panel value="beds">
        Twenty-four beds in four rooms. Bring a sleeping bag.
      </Panel>
      <Panel value="meals">Soup and bread all day. Supper is at seven.</Panel>
    </Tabs>
  );
}
