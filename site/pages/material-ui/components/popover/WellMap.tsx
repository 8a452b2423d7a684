import { useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import WaterDropIcon from '@mui/icons-material/WaterDrop';

const wells = [
  { name: 'Fig tree well', state: 'Good water, 9 metres down', at: '20%' },
  { name: 'Salt well', state: 'For washing only', at: '65%' },
];

export default function WellMap() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [well, setWell] = useState(wells[0]);

  return (
    <Box
      sx={{
        position: 'relative',
        height: 160,
        maxWidth: 420,
        mx: 'auto',
        borderRadius: 1,
        bgcolor: 'action.hover',
        backgroundImage:
          'repeating-radial-gradient(circle at 70% 130%, transparent 0 18px, rgb(128 128 128 / 30%) 18px 19px)',
      }}
    >
      {wells.map((each) => (
        <IconButton
          key={each.name}
          color="primary"
          aria-label={each.name}
          aria-haspopup="dialog"
          onClick={(event) => {
            setAnchor(event.currentTarget);
            setWell(each);
          }}
          sx={{ position: 'absolute', bottom: 16, insetInlineStart: each.at }}
        >
          <WaterDropIcon />
        </IconButton>
      ))}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        elevation={3}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': well?.name, sx: { p: 1.5 } },
        }}
      >
        <Typography>{well?.name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {well?.state}
        </Typography>
      </Popover>
    </Box>
  );
}
