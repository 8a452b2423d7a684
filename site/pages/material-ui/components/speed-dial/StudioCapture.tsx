import { useState } from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import MicIcon from '@mui/icons-material/Mic';
import ScreenshotMonitorIcon from '@mui/icons-material/ScreenshotMonitor';
import VideocamIcon from '@mui/icons-material/Videocam';

const sources = [
  { name: 'Voice', icon: <MicIcon /> },
  { name: 'Camera', icon: <VideocamIcon /> },
  { name: 'Screen', icon: <ScreenshotMonitorIcon /> },
];

export default function StudioCapture() {
  const [open, setOpen] = useState(false);
  const [event, setEvent] = useState('nothing yet');

  return (
    <Box sx={{ position: 'relative', height: 140, maxWidth: 360 }}>
      <Typography role="status" variant="body2">
        Last event: {event}
      </Typography>
      <SpeedDial
        ariaLabel="Record"
        direction="right"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={(_event, reason) => {
          setEvent(`onOpen, ${reason}`);
          setOpen(reason === 'toggle');
        }}
        onClose={(_event, reason) => {
          setEvent(`onClose, ${reason}`);
          setOpen(open && reason === 'mouseLeave');
        }}
        sx={{ position: 'absolute', bottom: 0, insetInlineStart: 0 }}
      >
        {sources.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            slotProps={{ tooltip: { title: name } }}
            onClick={() => setOpen(false)}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
