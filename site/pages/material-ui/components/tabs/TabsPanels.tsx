import { useState } from 'react';
import Tab from '@mui/material/Tab';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';

export default function TabsPanels() {
  const [value, setValue] = useState('details');

  return (
    <TabContext value={value}>
      <TabList
        aria-label="Desk lamp"
        onChange={(_event, next: string) => setValue(next)}
      >
        <Tab label="Details" value="details" />
        <Tab label="Delivery" value="delivery" />
        <Tab label="Returns" value="returns" />
      </TabList>
      <TabPanel value="details" tabIndex={0}>
        Steel, 42 cm high, with a 2 m cable.
      </TabPanel>
      <TabPanel value="delivery" tabIndex={0}>
        Delivered in two to three working days.
      </TabPanel>
      <TabPanel value="returns" tabIndex={0}>
        Free returns within 30 days.
      </TabPanel>
    </TabContext>
  );
}
