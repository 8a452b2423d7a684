import { Tab as BaseTab } from '@mui/base/Tab';
import type { TabProps } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

function Tab(props: TabProps) {
  return <BaseTab {...props} className="StudioSettings-tab" />;
}

export default function StudioSettings() {
  return (
    <Tabs
      className="StudioSettings-root"
      defaultValue="sound"
      orientation="vertical"
      selectionFollowsFocus
    >
      <TabsList className="StudioSettings-list" aria-label="Studio">
        <Tab value="sound">Sound</Tab>
        <Tab value="light">Light</Tab>
        <Tab value="camera" disabled>
          Camera
        </Tab>
        <Tab value="keys">Keys</Tab>
      </TabsList>
      <TabPanel value="sound">
        <label>
          <input type="checkbox" defaultChecked /> Mute me when a call starts
        </label>
      </TabPanel>
      <TabPanel value="light">
        <label>
          <input type="checkbox" /> Dim the lamp after ten minutes
        </label>
      </TabPanel>
      <TabPanel value="camera">No camera is connected.</TabPanel>
      <TabPanel value="keys">
        <label>
          <input type="checkbox" /> Hold the space bar to talk
        </label>
      </TabPanel>
    </Tabs>
  );
}
