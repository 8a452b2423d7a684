import { useId, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function HeatPump() {
  const label = useId();
  const [automatic, setAutomatic] = useState(true);

  return (
    <Stack sx={{ maxWidth: 320, mx: 'auto' }}>
      <FormControlLabel
        label="Follow the weather"
        control={
          <Switch
            checked={automatic}
            onChange={(event) => setAutomatic(event.target.checked)}
          />
        }
      />
      <Typography id={label} sx={{ mt: 2 }}>
        Power of the pump
      </Typography>
      <Slider
        aria-labelledby={label}
        defaultValue={60}
        step={10}
        disabled={automatic}
      />
      <Typography variant="body2" color="text.secondary">
        {automatic
          ? 'The weather sets the power. Turn that off to choose.'
          : 'Yours to set, in steps of ten percent.'}
      </Typography>
    </Stack>
  );
}
