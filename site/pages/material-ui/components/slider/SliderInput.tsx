import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';

export default function SliderInput() {
  const [text, setText] = useState('120');
  const copies = Math.min(Math.max(Number(text) || 10, 10), 500);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <Slider
        aria-label="Copies"
        tabIndex={-1}
        min={10}
        max={500}
        step={10}
        value={copies}
        onChange={(_event, value) => setText(String(value))}
      />
      <TextField
        label="Copies"
        id="copies"
        size="small"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setText(String(copies))}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        sx={{ flex: 'none', width: 88 }}
      />
    </Box>
  );
}
