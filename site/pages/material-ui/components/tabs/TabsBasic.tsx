import { useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsBasic() {
  const [value, setValue] = useState(0);

  return (
    <Tabs
      aria-label="Invoices"
      value={value}
      onChange={(_event, next: number) => setValue(next)}
    >
      <Tab label="Due" />
      <Tab label="Paid" />
      <Tab label="Drafts" />
    </Tabs>
  );
}
