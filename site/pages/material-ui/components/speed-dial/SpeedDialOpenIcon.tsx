import { useState } from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import CoffeeIcon from '@mui/icons-material/Coffee';
import EditIcon from '@mui/icons-material/Edit';
import ScheduleIcon from '@mui/icons-material/Schedule';

export default function SpeedDialOpenIcon() {
  const [open, setOpen] = useState(false);
  const [log, setLog] = useState('Shift since 06:00');

  return (
    <Box sx={{ position: 'relative', height: 150 }}>
      <div role="status">{log}</div>
      <SpeedDial
        ariaLabel={open ? 'Write a note' : 'Log'}
        icon={<SpeedDialIcon icon={<ScheduleIcon />} openIcon={<EditIcon />} />}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={(_event, reason) => {
          if (reason === 'toggle') {
            setLog('Note opened');
          }
          setOpen(false);
        }}
        FabProps={{ color: 'secondary' }}
        sx={{ position: 'absolute', bottom: 0, insetInlineEnd: 0 }}
      >
        <SpeedDialAction
          icon={<CoffeeIcon />}
          slotProps={{ tooltip: { title: 'Break' } }}
          onClick={() => setLog('Break since 09:30')}
        />
      </SpeedDial>
    </Box>
  );
}
