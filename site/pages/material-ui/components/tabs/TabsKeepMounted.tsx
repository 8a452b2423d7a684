import { useState } from 'react';
import Tab from '@mui/material/Tab';
import TextField from '@mui/material/TextField';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';

export default function TabsKeepMounted() {
  const [value, setValue] = useState('message');

  return (
    <TabContext value={value}>
      <TabList
        aria-label="Reply"
        onChange={(_event, next: string) => setValue(next)}
      >
        <Tab label="Message" value="message" />
        <Tab label="Note" value="note" />
      </TabList>
      <TabPanel value="message" keepMounted>
        <TextField label="Message to the customer" fullWidth />
      </TabPanel>
      <TabPanel value="note" keepMounted>
        <TextField label="Note for the team" fullWidth />
      </TabPanel>
    </TabContext>
  );
}
