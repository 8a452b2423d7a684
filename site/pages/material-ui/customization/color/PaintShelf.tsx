import { useState } from 'react';
import Box from '@mui/material/Box';
import {
  amber,
  blueGrey,
  brown,
  deepOrange,
  indigo,
  pink,
  teal,
} from '@mui/material/colors';
import MenuItem from '@mui/material/MenuItem';
import { getContrastRatio } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const hues = { amber, blueGrey, brown, deepOrange, indigo, pink, teal };

export default function PaintShelf() {
  const [hue, setHue] = useState<keyof typeof hues>('teal');

  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
      <TextField
        select
        size="small"
        label="Hue"
        value={hue}
        onChange={(event) => setHue(event.target.value as keyof typeof hues)}
        sx={{ maxWidth: 200 }}
      >
        {Object.keys(hues).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
          gap: 0.5,
        }}
      >
        {Object.entries(hues[hue]).map(([shade, color]) => (
          <Box
            key={shade}
            component="li"
            sx={{
              p: 1,
              borderRadius: 1,
              typography: 'body2',
              bgcolor: color,
              color: getContrastRatio('#fff', color) < 4.5 ? '#000' : '#fff',
            }}
          >
            {shade}
            <br />
            <bdi>{color}</bdi>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
