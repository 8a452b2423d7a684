import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function PhoneSounds() {
  const [quiet, setQuiet] = useState(false);

  return (
    <Stack>
      <FormControlLabel
        label="Quiet at night"
        control={
          <Switch
            checked={quiet}
            onChange={(event) => setQuiet(event.target.checked)}
            slotProps={{ input: { role: 'switch' } }}
          />
        }
      />
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ paddingInlineStart: 6 }}
      >
        {quiet ? 'Only alarms ring from 22:00 to 7:00' : 'Calls ring all day'}
      </Typography>
    </Stack>
  );
}
