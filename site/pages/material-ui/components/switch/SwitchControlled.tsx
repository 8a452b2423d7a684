import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function SwitchControlled() {
  const [quiet, setQuiet] = useState(true);

  return (
    <FormControlLabel
      control={
        <Switch
          checked={quiet}
          onChange={(event) => setQuiet(event.target.checked)}
        />
      }
      label="Mute at night"
    />
  );
}
