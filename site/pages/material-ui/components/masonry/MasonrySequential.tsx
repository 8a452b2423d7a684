import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Masonry from '@mui/lab/Masonry';

const heights = [120, 50, 50, 70, 90, 60];

export default function MasonrySequential() {
  const [sequential, setSequential] = useState(true);

  return (
    <Box sx={{ p: 2, overflow: 'hidden' }}>
      <FormControlLabel
        label="sequential"
        control={
          <Switch
            checked={sequential}
            onChange={(_event, checked) => setSequential(checked)}
          />
        }
      />
      <Masonry columns={3} spacing={1} sequential={sequential} sx={{ mt: 1 }}>
        {heights.map((height, index) => (
          <Paper key={index} variant="outlined" sx={{ height, p: 1 }}>
            {index + 1}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
