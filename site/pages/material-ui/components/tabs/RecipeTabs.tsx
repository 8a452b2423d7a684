import { useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';

export default function RecipeTabs() {
  const [part, setPart] = useState('shopping');

  return (
    <Box sx={{ maxWidth: 420, mx: 'auto' }}>
      <TabContext value={part}>
        <TabList
          aria-label="Lentil soup"
          onChange={(_event, next: string) => setPart(next)}
        >
          <Tab label="Shopping" value="shopping" />
          <Tab label="Cooking" value="cooking" />
          <Tab label="Serving" value="serving" />
        </TabList>
        <TabPanel value="shopping" tabIndex={0}>
          Red lentils, two onions, cumin and a lemon.
        </TabPanel>
        <TabPanel value="cooking" tabIndex={0}>
          Fry the onions, add the rest, simmer for 20 minutes.
        </TabPanel>
        <TabPanel value="serving" tabIndex={0}>
          Squeeze the lemon over it. Warm bread goes well with it.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
