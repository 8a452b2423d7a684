import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import EditNoteIcon from '@mui/icons-material/EditNote';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';

export default function SpeedDialLabels() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Box sx={{ position: 'relative', height: 220, overflow: 'hidden' }}>
      <Backdrop
        open={open}
        sx={{ position: 'absolute', zIndex: 'speedDial' }}
      />
      <SpeedDial
        ariaLabel="Add a receipt"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={close}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        {[
          { title: 'Take a photo', icon: <PhotoCameraIcon /> },
          { title: 'Enter by hand', icon: <EditNoteIcon /> },
        ].map(({ title, icon }) => (
          <SpeedDialAction
            key={title}
            icon={icon}
            onClick={close}
            slotProps={{
              tooltip: { title, open: true },
              staticTooltipLabel: { sx: { whiteSpace: 'nowrap' } },
            }}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
