import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const papers = [
  { value: 'matt', name: 'Matt, 170 g', price: 14 },
  { value: 'silk', name: 'Silk, 200 g', price: 17 },
  { value: 'rag', name: 'Cotton rag, 310 g', price: 29 },
];

export default function PosterPrint() {
  const [paper, setPaper] = useState('silk');
  const price = papers.find(({ value }) => value === paper)?.price ?? 0;

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <TextField
        select
        label="Paper"
        value={paper}
        onChange={(event) => setPaper(event.target.value)}
        helperText={`${price} € a poster`}
        slotProps={{ select: { MenuProps: { disableScrollLock: true } } }}
      >
        {papers.map(({ value, name }) => (
          <MenuItem key={value} value={value}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Deliver to"
        name="branch"
        defaultValue="harbour"
        slotProps={{ inputLabel: { shrink: true }, select: { native: true } }}
      >
        <option value="harbour">Harbour shop</option>
        <option value="station">Station shop</option>
        <option value="post">My address, by post</option>
      </TextField>
    </Stack>
  );
}
