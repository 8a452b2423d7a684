import { useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import CallIcon from '@mui/icons-material/Call';

export default function TabsIconPosition() {
  const [value, setValue] = useState('top');

  return (
    <Tabs
      variant="scrollable"
      aria-label="Icon position"
      value={value}
      onChange={(_event, next: string) => setValue(next)}
    >
      <Tab icon={<CallIcon />} label="top" value="top" />
      <Tab
        icon={<CallIcon />}
        iconPosition="bottom"
        label="bottom"
        value="bottom"
      />
      <Tab
        icon={<CallIcon />}
        iconPosition="start"
        label="start"
        value="start"
      />
      <Tab icon={<CallIcon />} iconPosition="end" label="end" value="end" />
    </Tabs>
  );
}
