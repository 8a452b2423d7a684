import { useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsSelectOnFocus() {
  const [value, setValue] = useState(0);

  return (
    <Tabs
      selectionFollowsFocus
      aria-label="Period"
      value={value}
      onChange={(_event, next: number) => setValue(next)}
    >
      <Tab label="Day" />
      <Tab label="Month" />
      <Tab label="Year" />
    </Tabs>
  );
}
