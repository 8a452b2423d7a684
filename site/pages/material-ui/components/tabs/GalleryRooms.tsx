import { useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';

export default function GalleryRooms() {
  const [room, setRoom] = useState(1);

  return (
    <Box sx={{ textAlign: 'center' }}>
      <TabContext value={room}>
        <TabList
          centered
          selectionFollowsFocus
          textColor="secondary"
          indicatorColor="secondary"
          aria-label="Exhibition"
          onChange={(_event, next: number) => setRoom(next)}
        >
          <Tab label="Room 1" value={1} />
          <Tab label="Room 2" value={2} />
          <Tab label="Room 3" value={3} />
        </TabList>
        <TabPanel value={1} tabIndex={0}>
          Ceramics of the coast
        </TabPanel>
        <TabPanel value={2} tabIndex={0}>
          Letters between two weavers
        </TabPanel>
        <TabPanel value={3} tabIndex={0}>
          Tools that outlived their makers
        </TabPanel>
      </TabContext>
    </Box>
  );
}
