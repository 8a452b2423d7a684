import { useState } from 'react';
import Switch from '@mui/joy/Switch';

export default function SwitchControlled() {
  const [online, setOnline] = useState(true);

  return (
    <Switch
      checked={online}
      onChange={(event) => setOnline(event.target.checked)}
      color={online ? 'success' : 'neutral'}
      slotProps={{ input: { 'aria-label': 'Accept orders' } }}
      endDecorator={online ? 'Open for orders' : 'Closed'}
    />
  );
}
