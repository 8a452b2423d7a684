import { useState } from 'react';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';

const reports = ['Sales', 'Stock', 'Returns'];

export default function TabsPreload() {
  const [loaded, setLoaded] = useState(['Sales']);
  const load = (name: string) =>
    setLoaded((before) => (before.includes(name) ? before : [...before, name]));

  return (
    <Tabs defaultValue="Sales">
      <TabList aria-label="Reports">
        {reports.map((name) => (
          <Tab
            key={name}
            value={name}
            slotProps={{
              root: {
                onFocus: () => load(name),
                onMouseEnter: () => load(name),
              },
            }}
          >
            {name}
          </Tab>
        ))}
      </TabList>
      {reports.map((name) => (
        <TabPanel key={name} value={name} size="sm">
          {name} report
        </TabPanel>
      ))}
      <Typography level="body-sm" role="status" sx={{ px: 2, pb: 2 }}>
        Loaded: {loaded.join(', ')}
      </Typography>
    </Tabs>
  );
}
