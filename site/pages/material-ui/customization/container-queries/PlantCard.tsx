import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function PlantCard() {
  const id = useId();
  const [width, setWidth] = useState(70);

  return (
    <Box sx={{ width: '100%', maxWidth: 600, minHeight: 300 }}>
      <FormLabel id={id}>Room for the card</FormLabel>
      <Slider
        aria-labelledby={id}
        min={35}
        max={100}
        value={width}
        onChange={(_event, value) => setWidth(value)}
      />
      <Box style={{ width: `${width}%` }} sx={{ containerType: 'inline-size' }}>
        <Paper
          variant="outlined"
          sx={{
            display: 'grid',
            gridTemplateColumns: { '@': '1fr', '@360': '112px 1fr' },
            alignItems: 'center',
            gap: 2,
            p: { '@': 1.5, '@360': 2 },
          }}
        >
          <Box
            sx={{
              height: { '@': 56, '@360': 112 },
              borderRadius: 1,
              background: 'linear-gradient(160deg, #7fb069, #22577a)',
            }}
          />
          <div>
            <Typography>Fern, hart’s tongue</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Shade and a stone to hold on to. Water when the top is dry.
            </Typography>
          </div>
        </Paper>
      </Box>
    </Box>
  );
}
