import { useState } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function ContainerQueryBasic() {
  const [width, setWidth] = useState(70);

  return (
    <Box sx={{ minHeight: 260 }}>
      <Slider
        aria-label="Width of the container in percent"
        min={40}
        max={100}
        value={width}
        onChange={(_event, value) => setWidth(value)}
      />
      <Box style={{ width: `${width}%` }} sx={{ containerType: 'inline-size' }}>
        <Paper
          variant="outlined"
          sx={{
            display: 'flex',
            flexDirection: { '@': 'column', '@400': 'row' },
            gap: 2,
            p: { '@': 1.5, '@400': 3 },
          }}
        >
          <Box
            sx={{
              width: { '@': '100%', '@400': 120 },
              height: { '@': 56, '@400': 96 },
              borderRadius: 1,
              background: 'linear-gradient(160deg, #7fb069, #22577a)',
            }}
          />
          <Typography sx={{ flex: 1 }}>Fern, for shady corners</Typography>
        </Paper>
      </Box>
    </Box>
  );
}
