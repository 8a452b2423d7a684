import { useState } from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import CoffeeIcon from '@mui/icons-material/Coffee';
import EditIcon from '@mui/icons-material/Edit';
import FlagIcon from '@mui/icons-material/Flag';
import ScheduleIcon from '@mui/icons-material/Schedule';

export default function ShiftDial() {
  const [open, setOpen] = useState(false);
  const [log, setLog] = useState('Shift runs since 06:00');

  const note = (text: string) => {
    setLog(text);
    setOpen(false);
  };

  return (
    <Box sx={{ position: 'relative', height: 240, maxWidth: 360 }}>
      <Typography role="status">{log}</Typography>
      <SpeedDial
        ariaLabel={open ? 'Write a note' : 'Log something'}
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
          onClick={() => note('Break since 09:30')}
        />
        <SpeedDialAction
          icon={<FlagIcon />}
          slotProps={{ tooltip: { title: 'Incident' } }}
          onClick={() => note('Incident at gate 4')}
        />
      </SpeedDial>
    </Box>
  );
}
