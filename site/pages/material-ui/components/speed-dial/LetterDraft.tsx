import { useState } from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import TextField from '@mui/material/TextField';
import AttachFileIcon from '@mui/icons-material/AttachFile';
import ImageIcon from '@mui/icons-material/Image';

export default function LetterDraft() {
  const [writing, setWriting] = useState(false);

  return (
    <Box sx={{ position: 'relative', height: 230, maxWidth: 360 }}>
      <TextField
        label="Letter"
        multiline
        rows={7}
        fullWidth
        onFocus={() => setWriting(true)}
        onBlur={() => setWriting(false)}
      />
      <SpeedDial
        ariaLabel="Insert"
        icon={<SpeedDialIcon />}
        hidden={writing}
        transitionDuration={{ enter: 300, exit: 100 }}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        <SpeedDialAction
          icon={<AttachFileIcon />}
          slotProps={{ tooltip: { title: 'File' } }}
        />
        <SpeedDialAction
          icon={<ImageIcon />}
          slotProps={{ tooltip: { title: 'Picture' } }}
        />
      </SpeedDial>
    </Box>
  );
}
