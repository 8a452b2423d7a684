import { useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsUnselected() {
  const [value, setValue] = useState<number | false>(false);

  return (
    <Tabs
      aria-label="Help topics"
      value={value}
      onChange={(_event, next: number) => setValue(next)}
    >
      <Tab label="Orders" />
      <Tab label="Payment" />
      <Tab label="Account" />
    </Tabs>
  );
}
