import { Tab as BaseTab } from '@mui/base/Tab';
import type { TabProps } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

function Tab(props: TabProps) {
  return (
    <BaseTab
      {...props}
      className="-me-px cursor-pointer border-0 border-e-2 border-solid border-transparent bg-transparent px-3 py-2.5 text-start font-sans text-[15px]/5 font-medium text-slate-600 -outline-offset-2 outline-indigo-600 hover:text-slate-900 focus-visible:rounded-md focus-visible:outline-2 [&.base--selected]:border-current [&.base--selected]:text-indigo-600 dark:text-slate-400 dark:outline-indigo-300 dark:hover:text-slate-100 dark:[&.base--selected]:text-indigo-300"
    />
  );
}

const panel = 'px-3 py-4';

export default function TabsVertical() {
  return (
    <Tabs
      className="grid w-105 max-w-full grid-cols-[auto_1fr] gap-x-3 font-sans text-[15px]/6 text-slate-900 dark:text-slate-100"
      orientation="vertical"
      defaultValue="profile"
    >
      <TabsList
        className="flex flex-col gap-1 border-0 border-e border-solid border-slate-200 dark:border-slate-700"
        aria-label="Settings"
      >
        <Tab value="profile">Profile</Tab>
        <Tab value="security">Security</Tab>
        <Tab value="billing">Billing</Tab>
      </TabsList>
      <TabPanel className={panel} value="profile" tabIndex={0}>
        Your name and photo are visible to your team.
      </TabPanel>
      <TabPanel className={panel} value="security" tabIndex={0}>
        Two devices are signed in.
      </TabPanel>
      <TabPanel className={panel} value="billing" tabIndex={0}>
        Your plan renews on June 1 for 12.00.
      </TabPanel>
    </Tabs>
  );
}
