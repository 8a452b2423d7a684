import { useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';

const stops = ['Old mill', 'Fish market', 'Observatory', 'Botanic garden'];
const arrows = {
  startScrollButtonIcon: ArrowBackIcon,
  endScrollButtonIcon: ArrowForwardIcon,
};
const faded = { '&.Mui-disabled': { opacity: 0.3 } };

export default function TourStops() {
  const [stop, setStop] = useState(0);

  return (
    <Box sx={{ maxWidth: 360, mx: 'auto' }}>
      <TabContext value={stop}>
        <TabList
          variant="scrollable"
          scrollButtons
          allowScrollButtonsMobile
          aria-label="Stops"
          onChange={(_event, next: number) => setStop(next)}
          slots={arrows}
          slotProps={{ scrollButtons: { sx: faded } }}
        >
          {stops.map((name, index) => (
            <Tab key={name} label={name} value={index} />
          ))}
        </TabList>
        {stops.map((name, index) => (
          <TabPanel key={name} value={index} tabIndex={0}>
            Stop {index + 1} of {stops.length}: {name}
          </TabPanel>
        ))}
      </TabContext>
    </Box>
  );
}
