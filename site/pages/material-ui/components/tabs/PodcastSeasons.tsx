import { useState } from 'react';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';

const seasons = [
  'Pilot',
  'Harbours',
  'Bridges',
  'Night trains',
  'Lighthouses',
  'Ferries',
  'Canals',
];

export default function PodcastSeasons() {
  const [season, setSeason] = useState(0);

  return (
    <Paper variant="outlined" sx={{ maxWidth: 440, mx: 'auto' }}>
      <TabContext value={season}>
        <TabList
          variant="scrollable"
          scrollButtons="auto"
          allowScrollButtonsMobile
          aria-label="Seasons"
          onChange={(_event, next: number) => setSeason(next)}
        >
          {seasons.map((name, index) => (
            <Tab key={name} label={name} value={index} />
          ))}
        </TabList>
        {seasons.map((name, index) => (
          <TabPanel key={name} value={index} tabIndex={0}>
            Season {index + 1}: {name}
          </TabPanel>
        ))}
      </TabContext>
    </Paper>
  );
}
