import { useState } from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import ImageIcon from '@mui/icons-material/Image';
import MicIcon from '@mui/icons-material/Mic';

const kinds = [
  { title: 'Photo', icon: <ImageIcon /> },
  { title: 'Recording', icon: <MicIcon /> },
];

export default function SpeedDialControlled() {
  const [open, setOpen] = useState(false);
  const [added, setAdded] = useState('Nothing added yet');

  return (
    <Box sx={{ position: 'relative', height: 220 }}>
      <div role="status">{added}</div>
      <SpeedDial
        ariaLabel="Add"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        {kinds.map(({ title, icon }) => (
          <SpeedDialAction
            key={title}
            icon={icon}
            slotProps={{ tooltip: { title } }}
            onClick={() => {
              setAdded(`${title} added`);
              setOpen(false);
            }}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
