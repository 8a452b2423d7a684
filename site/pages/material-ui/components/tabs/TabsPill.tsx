import { useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';

const views = [
  { name: 'Day', summary: 'Today: one visit' },
  { name: 'Week', summary: 'This week: four visits' },
  { name: 'Month', summary: 'This month: eleven visits' },
];

export default function TabsPill() {
  const [view, setView] = useState('Week');

  return (
    <Box sx={{ textAlign: 'center' }}>
      <TabContext value={view}>
        <TabList
          aria-label="Calendar view"
          textColor="inherit"
          onChange={(_event, next: string) => setView(next)}
          classes={{ indicator: 'pill' }}
          sx={{
            minHeight: 36,
            borderRadius: 9,
            bgcolor: 'action.hover',
            isolation: 'isolate',
            '& .pill': { zIndex: -1, height: '100%', borderRadius: 9 },
          }}
        >
          {views.map(({ name }) => (
            <Tab
              key={name}
              label={name}
              value={name}
              disableFocusRipple
              sx={{
                minHeight: 36,
                zIndex: 1,
                borderRadius: 9,
                opacity: 1,
                '&.Mui-selected': { color: 'primary.contrastText' },
                '&.Mui-focusVisible': { outline: 2, outlineOffset: -4 },
              }}
            />
          ))}
        </TabList>
        {views.map(({ name, summary }) => (
          <TabPanel key={name} value={name} tabIndex={0}>
            {summary}
          </TabPanel>
        ))}
      </TabContext>
    </Box>
  );
}
