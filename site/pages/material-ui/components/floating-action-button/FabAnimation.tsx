import { useState } from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Zoom from '@mui/material/Zoom';
import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/Edit';

const leaving = 195;
const fabs = [
  { name: 'Add photo', color: 'primary', icon: <AddIcon /> },
  { name: 'Edit profile', color: 'secondary', icon: <EditIcon /> },
] as const;

export default function FabAnimation() {
  const [tab, setTab] = useState(0);

  return (
    <Box sx={{ position: 'relative', height: 200 }}>
      <Tabs
        centered
        aria-label="Account"
        value={tab}
        onChange={(_event, value: number) => setTab(value)}
      >
        <Tab label="Photos" />
        <Tab label="Profile" />
      </Tabs>
      {fabs.map(({ name, color, icon }, index) => (
        <Zoom
          key={name}
          in={tab === index}
          unmountOnExit
          timeout={{ enter: 225, exit: leaving }}
          style={{ transitionDelay: tab === index ? `${leaving}ms` : '0ms' }}
        >
          <Fab
            aria-label={name}
            color={color}
            sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
          >
            {icon}
          </Fab>
        </Zoom>
      ))}
    </Box>
  );
}
