import { useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import CallIcon from '@mui/icons-material/Call';
import ChatIcon from '@mui/icons-material/Chat';

export default function TabsIcons() {
  const [value, setValue] = useState(0);

  return (
    <Tabs
      aria-label="Support"
      value={value}
      onChange={(_event, next: number) => setValue(next)}
    >
      <Tab icon={<CallIcon />} aria-label="Calls" />
      <Tab icon={<ChatIcon />} aria-label="Chats" />
    </Tabs>
  );
}
