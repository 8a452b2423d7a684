import { useState } from 'react';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/tabs.css';

export default function TabsControlled() {
  const [value, setValue] = useState<string | number | null>('day');

  return (
    <Tabs
      className="quiet-tabs"
      value={value}
      onChange={(_event, newValue) => setValue(newValue)}
      direction={useRtl() ? 'rtl' : 'ltr'}
    >
      <TabsList aria-label="Calendar">
        <Tab value="day">Day</Tab>
        <Tab value="week">Week</Tab>
      </TabsList>
      <TabPanel value="day">Two meetings today.</TabPanel>
      <TabPanel value="week">Nine meetings this week.</TabPanel>
      <button
        className="quiet-button"
        type="button"
        onClick={() => setValue('week')}
      >
        Plan the week
      </button>
    </Tabs>
  );
}
