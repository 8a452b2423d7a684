import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ColorField() {
  const [color, setColor] = useState('#00695c');
  const valid = /^#[0-9a-f]{6}$/i.test(color);

  return (
    <Stack direction="row" spacing={2}>
      <TextField
        type="color"
        label="Color"
        value={valid ? color : '#000000'}
        onChange={(event) => setColor(event.target.value)}
        sx={{ width: 96 }}
      />
      <TextField
        label="Hex value"
        value={color}
        error={!valid}
        helperText={valid ? ' ' : 'Six digits after #'}
        onChange={(event) => setColor(event.target.value)}
        sx={{ width: 160 }}
      />
    </Stack>
  );
}
