import { useEffect, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function GarageDoor() {
  const [wanted, setWanted] = useState(true);
  const [locked, setLocked] = useState(true);
  const moving = wanted !== locked;

  useEffect(() => {
    if (!moving) {
      return undefined;
    }
    const answer = setTimeout(() => setLocked(wanted), 1200);
    return () => clearTimeout(answer);
  }, [moving, wanted]);

  return (
    <Stack sx={{ width: 240 }}>
      <FormControlLabel
        label="Garage locked"
        control={
          <Switch
            checked={wanted}
            onChange={(event) => setWanted(event.target.checked)}
            slotProps={{ input: { role: 'switch' } }}
          />
        }
      />
      <Typography
        role="status"
        variant="body2"
        color="text.secondary"
        sx={{ paddingInlineStart: 6 }}
      >
        {moving
          ? 'Waiting for the door …'
          : `The door says: ${locked ? 'locked' : 'open'}`}
      </Typography>
    </Stack>
  );
}
