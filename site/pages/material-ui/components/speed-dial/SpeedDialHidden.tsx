import { useState } from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import TextField from '@mui/material/TextField';
import ImageIcon from '@mui/icons-material/Image';

export default function SpeedDialHidden() {
  const [writing, setWriting] = useState(false);

  return (
    <Box sx={{ position: 'relative', height: 200 }}>
      <TextField
        label="Message"
        multiline
        rows={6}
        fullWidth
        onFocus={() => setWriting(true)}
        onBlur={() => setWriting(false)}
      />
      <SpeedDial
        ariaLabel="Insert"
        icon={<SpeedDialIcon />}
        hidden={writing}
        transitionDuration={{ enter: 300, exit: 100 }}
        sx={{ position: 'absolute', bottom: 24, insetInlineEnd: 16 }}
      >
        <SpeedDialAction
          icon={<ImageIcon />}
          slotProps={{ tooltip: { title: 'Image' } }}
        />
      </SpeedDial>
    </Box>
  );
}
