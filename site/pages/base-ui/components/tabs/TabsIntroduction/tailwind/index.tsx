import { Tab as BaseTab } from '@mui/base/Tab';
import type { TabProps } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import type { TabPanelProps } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useRtl } from '@mui/system/RtlProvider';

function Tab(props: TabProps) {
  return (
    <BaseTab
      {...props}
      className="cursor-pointer border-0 border-solid border-current bg-transparent px-3 pt-2 pb-2.75 font-sans text-base text-slate-600 -outline-offset-2 hover:text-slate-900 focus-visible:outline-2 focus-visible:outline-slate-700 aria-selected:border-b-3 aria-selected:pb-2 aria-selected:text-slate-900 dark:text-slate-400 dark:hover:text-white dark:focus-visible:outline-slate-300 dark:aria-selected:text-white"
    />
  );
}

function Panel(props: TabPanelProps) {
  return <TabPanel {...props} tabIndex={0} className="min-h-18 px-3 py-4" />;
}

export default function TabsIntroduction() {
  const direction = useRtl() ? 'rtl' : 'ltr';

  return (
    <Tabs
      className="w-[min(400px,70vw)]"
      defaultValue="way"
      direction={direction}
    >
      <TabsList
        className="flex gap-1 border-0 border-b border-solid border-slate-300 dark:border-slate-600"
        aria-label="The hut"
      >
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
