import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const paints = [
  { name: 'Chalk', tone: '#e8e4da' },
  { name: 'Lichen', tone: '#a9b388' },
  { name: 'Brick dust', tone: '#b5654a' },
  { name: 'Harbour', tone: '#3f6473' },
];

type Paint = (typeof paints)[number];

export default function WallPaint() {
  const [chosen, setChosen] = useState<Paint | null>(paints[1] ?? null);
  const [tried, setTried] = useState<Paint | null>(null);
  const shown = tried ?? chosen;

  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 300 }}>
      <Box
        role="img"
        aria-label={shown ? `A wall in ${shown.name}` : 'A bare wall'}
        sx={{
          height: 96,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: shown?.tone,
          transition: 'background-color 150ms',
        }}
      />
      <Autocomplete
        options={paints}
        getOptionLabel={({ name }) => name}
        value={chosen}
        onChange={(_event, next) => setChosen(next)}
        onHighlightChange={(_event, option) => setTried(option)}
        onClose={() => setTried(null)}
        renderInput={(params) => <TextField {...params} label="Wall paint" />}
      />
    </Box>
  );
}
