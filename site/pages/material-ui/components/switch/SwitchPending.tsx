import { useEffect, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';

export default function SwitchPending() {
  const [wanted, setWanted] = useState(true);
  const [locked, setLocked] = useState(true);
  const pending = wanted !== locked;

  useEffect(() => {
    // Stands for the answer of your server.
    const answer = setTimeout(() => setLocked(wanted), 1500);
    return () => clearTimeout(answer);
  }, [wanted]);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={wanted}
            onChange={(event) => setWanted(event.target.checked)}
          />
        }
        label="Front door locked"
      />
      <FormHelperText role="status" sx={{ paddingInlineStart: 6 }}>
        {pending ? 'Waiting for the door…' : locked ? 'Locked' : 'Unlocked'}
      </FormHelperText>
    </div>
  );
}
