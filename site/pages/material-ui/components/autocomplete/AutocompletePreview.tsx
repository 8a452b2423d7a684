import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const paints = [
  { label: 'Chalk', color: '#e8e4da' },
  { label: 'Lichen', color: '#a9b388' },
  { label: 'Brick', color: '#b5654a' },
  { label: 'Harbor', color: '#3f6473' },
];

export default function AutocompletePreview() {
  const [value, setValue] = useState(paints[1]);
  const [preview, setPreview] = useState(value);

  return (
    <Stack spacing={2}>
      <Box sx={{ height: 72, borderRadius: 1, bgcolor: preview?.color }} />
      <Autocomplete
        disableClearable
        options={paints}
        value={value}
        onChange={(_event, next) => setValue(next)}
        onHighlightChange={(_event, option) => setPreview(option ?? value)}
        onClose={(_event, reason) => {
          if (reason !== 'selectOption') {
            setPreview(value);
          }
        }}
        renderInput={(params) => <TextField {...params} label="Wall paint" />}
      />
    </Stack>
  );
}
