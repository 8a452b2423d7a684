import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function GridSpacing() {
  const [spacing, setSpacing] = useState(2);

  return (
    <>
      <RadioGroup
        row
        aria-label="spacing"
        value={spacing}
        onChange={(_event, value) => setSpacing(Number(value))}
        sx={{ mb: 2 }}
      >
        {[0, 1, 2, 4].map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            label={`${value} (${value * 8} px)`}
            control={<Radio size="small" />}
          />
        ))}
      </RadioGroup>
      <Grid container spacing={spacing}>
        {['Berlin', 'Lima', 'Nairobi', 'Osaka', 'Oslo', 'Quito'].map((city) => (
          <Grid key={city} size={4}>
            <Paper variant="outlined" sx={{ p: 1.5 }}>
              {city}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </>
  );
}
