import { useState } from 'react';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import DirectionsWalkIcon from '@mui/icons-material/DirectionsWalk';
import TrainIcon from '@mui/icons-material/Train';

const modes = [
  { name: 'Walk', icon: <DirectionsWalkIcon />, time: '48 minutes' },
  { name: 'Bike', icon: <DirectionsBikeIcon />, time: '17 minutes' },
  { name: 'Train', icon: <TrainIcon />, time: '9 minutes, every 20 minutes' },
];

export default function TravelModes() {
  const [mode, setMode] = useState('Bike');

  return (
    <Paper variant="outlined" sx={{ maxWidth: 400, mx: 'auto' }}>
      <TabContext value={mode}>
        <TabList
          variant="fullWidth"
          aria-label="Way to the museum"
          onChange={(_event, next: string) => setMode(next)}
        >
          {modes.map(({ name, icon }) => (
            <Tab key={name} label={name} value={name} icon={icon} />
          ))}
        </TabList>
        {modes.map(({ name, time }) => (
          <TabPanel key={name} value={name} tabIndex={0}>
            {time}
          </TabPanel>
        ))}
      </TabContext>
    </Paper>
  );
}
