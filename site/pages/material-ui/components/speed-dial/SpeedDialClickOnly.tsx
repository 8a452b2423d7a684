import { useState } from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import MicIcon from '@mui/icons-material/Mic';
import VideocamIcon from '@mui/icons-material/Videocam';

export default function SpeedDialClickOnly() {
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ position: 'relative', height: 56 }}>
      <SpeedDial
        ariaLabel="Record"
        direction="right"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={(_event, reason) => setOpen(reason === 'toggle')}
        onClose={(_event, reason) => setOpen(open && reason === 'mouseLeave')}
        sx={{ position: 'absolute', bottom: 0, insetInlineStart: 0 }}
      >
        <SpeedDialAction
          icon={<MicIcon />}
          slotProps={{ tooltip: { title: 'Voice' } }}
        />
        <SpeedDialAction
          icon={<VideocamIcon />}
          slotProps={{ tooltip: { title: 'Camera' } }}
        />
      </SpeedDial>
    </Box>
  );
}
