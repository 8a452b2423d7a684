import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Paper from '@mui/material/Paper';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import BarcodeReaderIcon from '@mui/icons-material/BarcodeReader';
import EditNoteIcon from '@mui/icons-material/EditNote';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';

const ways = [
  { name: 'Scan the jar', icon: <BarcodeReaderIcon /> },
  { name: 'Take a photo', icon: <PhotoCameraIcon /> },
  { name: 'Type it in', icon: <EditNoteIcon /> },
];

export default function SpiceRack() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'relative',
        height: 340,
        maxWidth: 360,
        p: 2,
        '& .way': { color: 'primary.main' },
      }}
    >
      <Typography component="p" variant="subtitle1">
        Spice rack
      </Typography>
      <Typography variant="body2" color="text.secondary">
        Cumin, nutmeg, sumac and 14 more
      </Typography>
      <Backdrop
        open={open}
        sx={{ position: 'absolute', zIndex: 'speedDial' }}
      />
      <SpeedDial
        ariaLabel="Add a spice"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={close}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        {ways.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            className="way"
            onClick={close}
            slotProps={{
              tooltip: { title: name, open: true },
              staticTooltipLabel: { sx: { whiteSpace: 'nowrap' } },
            }}
          />
        ))}
      </SpeedDial>
    </Paper>
  );
}
