import { type CSSProperties, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const warm = {
  '--mui-palette-primary-main': '#b3541e',
  '--mui-palette-primary-contrastText': '#fff',
  '--mui-palette-LinearProgress-primaryBg': '#e3c1ac',
} as CSSProperties;

export default function GreenhouseZones() {
  const [heated, setHeated] = useState(true);

  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 480 }}>
      <FormControlLabel
        label="Mark the heated zone"
        control={
          <Switch
            checked={heated}
            onChange={(_event, checked) => setHeated(checked)}
          />
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        }}
      >
        {['Ferns', 'Orchids'].map((zone) => (
          <Box
            key={zone}
            style={heated && zone === 'Orchids' ? warm : undefined}
            sx={{
              p: 2,
              border: 1,
              borderColor: 'primary.main',
              borderRadius: 2,
            }}
          >
            <Typography gutterBottom>{zone}</Typography>
            <LinearProgress
              variant="determinate"
              value={zone === 'Orchids' ? 72 : 48}
              aria-label={`Humidity, ${zone}`}
              sx={{ mb: 2 }}
            />
            <Button variant="contained" size="small">
              Water now
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
