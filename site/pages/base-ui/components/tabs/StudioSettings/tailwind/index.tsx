import { Tab as BaseTab } from '@mui/base/Tab';
import type { TabProps } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

function Tab(props: TabProps) {
  return (
    <BaseTab
      {...props}
      className="cursor-pointer border-0 border-s-3 border-solid border-slate-300 bg-transparent px-3 py-2 text-start font-sans text-base text-inherit -outline-offset-2 focus-visible:outline-2 focus-visible:outline-slate-700 disabled:cursor-not-allowed disabled:opacity-65 aria-selected:border-current aria-selected:font-semibold dark:border-slate-600 dark:focus-visible:outline-slate-300 dark:aria-selected:border-current"
    />
  );
}

export default function StudioSettings() {
  return (
    <Tabs
      className="flex w-[min(420px,70vw)] gap-4"
      defaultValue="sound"
      orientation="vertical"
      selectionFollowsFocus
    >
      <TabsList className="grid flex-none content-start" aria-label="Studio">
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
