import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Masonry from '@mui/lab/Masonry';

const songs = [
  { name: 'Ferry', height: 120 },
  { name: 'Kite', height: 60 },
  { name: 'Salt', height: 90 },
  { name: 'Tram', height: 60 },
  { name: 'Snow', height: 90 },
  { name: 'Gorse', height: 60 },
];

export default function SetOrder() {
  const [sequential, setSequential] = useState(true);

  return (
    <Box sx={{ p: 2 }}>
      <FormControlLabel
        label="In turn"
        control={
          <Switch
            checked={sequential}
            onChange={(_event, checked) => setSequential(checked)}
          />
        }
      />
      <Masonry columns={3} spacing={1} sequential={sequential} sx={{ mt: 1 }}>
        {songs.map(({ name, height }, index) => (
          <Box
            key={name}
            sx={{
              height,
              p: 1,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
            }}
          >
            {index + 1}. {name}
          </Box>
        ))}
      </Masonry>
    </Box>
  );
}
