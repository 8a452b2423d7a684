import { Tab as BaseTab } from '@mui/base/Tab';
import type { TabProps } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useRtl } from '@mui/system/RtlProvider';

function Tab(props: TabProps) {
  return (
    <BaseTab
      {...props}
      className="-mb-px cursor-pointer border-0 border-b-2 border-solid border-transparent bg-transparent px-3 py-2.5 font-sans text-[15px]/5 font-medium text-slate-600 -outline-offset-2 outline-indigo-600 hover:text-slate-900 focus-visible:rounded-md focus-visible:outline-2 [&.base--selected]:border-current [&.base--selected]:text-indigo-600 dark:text-slate-400 dark:outline-indigo-300 dark:hover:text-slate-100 dark:[&.base--selected]:text-indigo-300"
    />
  );
}

const panel = 'min-h-14 px-3 py-4';

export default function TabsIntroduction() {
  return (
    <Tabs
      className="w-105 max-w-full font-sans text-[15px]/6 text-slate-900 dark:text-slate-100"
      defaultValue="summary"
      direction={useRtl() ? 'rtl' : 'ltr'}
    >
      <TabsList
        className="flex gap-1 border-0 border-b border-solid border-slate-200 dark:border-slate-700"
        aria-label="Order 1042"
      >
        <Tab value="summary">Summary</Tab>
        <Tab value="shipping">Shipping</Tab>
        <Tab value="invoices">Invoices</Tab>
      </TabsList>
      <TabPanel className={panel} value="summary" tabIndex={0}>
        Three items, 128.40 in total. Paid by card on May 4.
      </TabPanel>
      <TabPanel className={panel} value="shipping" tabIndex={0}>
        On its way to Lisbon. Arrives between May 8 and May 10.
      </TabPanel>
      <TabPanel className={panel} value="invoices" tabIndex={0}>
        One invoice, sent to accounts@example.com.
      </TabPanel>
    </Tabs>
  );
}
