import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';

export default function KettleTimer() {
  const [done, setDone] = useState(false);

  return (
    <Box
      sx={{
        m: 2,
        p: 2,
        height: 120,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      <Typography gutterBottom>A card that cuts off what leaves it</Typography>
      <Button variant="outlined" onClick={() => setDone(true)}>
        Boil the water
      </Button>
      <Portal>
        <Box
          role="status"
          sx={{ position: 'fixed', bottom: 16, insetInlineStart: 16 }}
        >
          {done && (
            <Paper elevation={6} sx={{ p: 2 }}>
              <Typography variant="body2">The water boils.</Typography>
              <Button size="small" onClick={() => setDone(false)}>
                Close
              </Button>
            </Paper>
          )}
        </Box>
      </Portal>
    </Box>
  );
}
