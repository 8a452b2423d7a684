import { useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsDisabled() {
  const [value, setValue] = useState(0);

  return (
    <Tabs
      aria-label="Report"
      value={value}
      onChange={(_event, next: number) => setValue(next)}
    >
      <Tab label="Summary" />
      <Tab label="Charts" disabled />
      <Tab label="Export" />
    </Tabs>
  );
}
