import { useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsCentered() {
  const [value, setValue] = useState(0);

  return (
    <Tabs
      centered
      aria-label="Photos"
      value={value}
      onChange={(_event, next: number) => setValue(next)}
    >
      <Tab label="Recent" />
      <Tab label="Albums" />
      <Tab label="Shared" />
    </Tabs>
  );
}
