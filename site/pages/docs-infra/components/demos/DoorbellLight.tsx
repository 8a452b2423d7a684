import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function DoorbellLight() {
  const [on, setOn] = useState(true);

  return (
    <FormControlLabel
      label={on ? 'The light is on' : 'The light is off'}
      control={<Switch checked={on} onChange={() => setOn(!on)} />}
    />
  );
}
