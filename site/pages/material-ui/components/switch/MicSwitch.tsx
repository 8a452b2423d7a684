import { useState } from 'react';
import type { ElementType } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import MicIcon from '@mui/icons-material/Mic';
import MicOffIcon from '@mui/icons-material/MicOff';

function Knob({ Icon, tone }: { Icon: ElementType; tone: string }) {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 20,
        height: 20,
        borderRadius: '50%',
        bgcolor: tone,
        color: 'background.paper',
      }}
    >
      <Icon sx={{ fontSize: 14 }} />
    </Box>
  );
}

export default function MicSwitch() {
  const [open, setOpen] = useState(false);

  return (
    <FormControlLabel
      label="Your microphone"
      control={
        <Switch
          checked={open}
          onChange={(event) => setOpen(event.target.checked)}
          icon={<Knob Icon={MicOffIcon} tone="text.secondary" />}
          checkedIcon={<Knob Icon={MicIcon} tone="primary.main" />}
          slotProps={{ input: { role: 'switch' } }}
        />
      }
    />
  );
}
