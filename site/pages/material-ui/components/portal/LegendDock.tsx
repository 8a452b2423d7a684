import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const levels = [32, 33, 36, 42, 50, 57, 62, 64];

export default function LegendDock() {
  const side = useRef<HTMLDivElement>(null);
  const [docked, setDocked] = useState(false);

  return (
    <Stack spacing={2} sx={{ maxWidth: 420, mx: 'auto' }}>
      <FormControlLabel
        label="Legend beside the chart"
        control={
          <Switch
            checked={docked}
            onChange={(event) => setDocked(event.target.checked)}
          />
        }
      />
      <Box sx={{ display: 'flex', gap: 2, minHeight: 180 }}>
        <Paper variant="outlined" sx={{ flex: 1, p: 2 }}>
          <Typography gutterBottom>Water level of the lock</Typography>
          <Box
            role="img"
            aria-label="The level rises from 2 to 4 metres"
            sx={{
              display: 'flex',
              alignItems: 'end',
              gap: 0.5,
              height: 64,
              mb: 1,
            }}
          >
            {levels.map((level) => (
              <Box
                key={level}
                sx={{ flex: 1, height: level, bgcolor: 'primary.main' }}
              />
            ))}
          </Box>
          <Portal disablePortal={!docked} container={() => side.current}>
            <Typography variant="body2" color="text.secondary">
              Each bar is an hour. The lock opens at four metres.
            </Typography>
          </Portal>
        </Paper>
        <Box ref={side} sx={{ width: 110 }} />
      </Box>
    </Stack>
  );
}
