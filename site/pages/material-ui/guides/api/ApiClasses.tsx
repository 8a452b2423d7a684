import { useState } from 'react';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';

export default function ApiClasses() {
  const [tab, setTab] = useState(0);

  return (
    <Tabs
      value={tab}
      onChange={(_, next: number) => setTab(next)}
      aria-label="Account"
      sx={{
        [`& .${tabsClasses.indicator}`]: { height: 4, borderRadius: 2 },
        [`& .${tabClasses.root}.${tabClasses.selected}`]: { fontWeight: 700 },
      }}
    >
      <Tab label="Profile" />
      <Tab label="Invoices" />
      <Tab label="Security" />
    </Tabs>
  );
}
