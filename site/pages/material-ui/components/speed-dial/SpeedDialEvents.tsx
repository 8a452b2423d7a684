import { useState } from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import PrintIcon from '@mui/icons-material/Print';

export default function SpeedDialEvents() {
  const [last, setLast] = useState('none');

  return (
    <Box sx={{ position: 'relative', height: 90 }}>
      <div>Last event: {last}</div>
      <SpeedDial
        ariaLabel="Page"
        direction="right"
        icon={<SpeedDialIcon />}
        onMouseEnter={() => setLast('mouseenter')}
        onMouseLeave={() => setLast('mouseleave')}
        onFocus={() => setLast('focus')}
        onBlur={() => setLast('blur')}
        onKeyDown={(event) => setLast(`keydown ${event.key}`)}
        sx={{ position: 'absolute', bottom: 0, insetInlineStart: 0 }}
      >
        <SpeedDialAction
          icon={<PrintIcon />}
          slotProps={{ tooltip: { title: 'Print' } }}
        />
      </SpeedDial>
    </Box>
  );
}
