import { useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';

const chapters = [
  { name: 'Unpack', text: 'Lift the machine by its handles.' },
  { name: 'Connect', text: 'Attach the hose before the plug.' },
  { name: 'Wash', text: 'Run it once empty at 60 degrees.' },
  { name: 'Clean', text: 'Rinse the filter every month.' },
  { name: 'Repair', text: 'Pull the plug before you open it.' },
];

export default function TabsVertical() {
  const [chapter, setChapter] = useState('Unpack');

  return (
    <Box sx={{ display: 'flex', maxWidth: 480, mx: 'auto', height: 180 }}>
      <TabContext value={chapter}>
        <TabList
          orientation="vertical"
          variant="scrollable"
          scrollButtons={false}
          visibleScrollbar
          aria-label="Washing machine manual"
          onChange={(_event, next: string) => setChapter(next)}
          sx={{
            flexShrink: 0,
            borderInlineEnd: '1px solid',
            borderColor: 'divider',
          }}
        >
          {chapters.map(({ name }) => (
            <Tab key={name} label={name} value={name} />
          ))}
        </TabList>
        {chapters.map(({ name, text }) => (
          <TabPanel key={name} value={name} tabIndex={0}>
            {text}
          </TabPanel>
        ))}
      </TabContext>
    </Box>
  );
}
