import { useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsFullWidth() {
  const [value, setValue] = useState(0);

  return (
    <Tabs
      variant="fullWidth"
      aria-label="Trip"
      value={value}
      onChange={(_event, next: number) => setValue(next)}
    >
      <Tab label="Flights" />
      <Tab label="Hotels" />
      <Tab label="Cars" />
    </Tabs>
  );
}
