import { useState } from 'react';
import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function SwitchDecorators() {
  const [dark, setDark] = useState(false);

  return (
    <Stack spacing={2}>
      <Switch
        checked={dark}
        onChange={(event) => setDark(event.target.checked)}
        startDecorator={<LightModeIcon />}
        endDecorator={<DarkModeIcon />}
        slotProps={{ input: { 'aria-label': 'Dark mode' } }}
      />
      <Switch
        defaultChecked
        endDecorator={({ checked }) => (checked ? 'On' : 'Off')}
        slotProps={{ input: { 'aria-label': 'Notifications' } }}
      />
    </Stack>
  );
}
