import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const printers = [
  { id: 'hall', name: 'Front hall', queue: 2 },
  { id: 'lab', name: 'Photo lab', queue: 0 },
];

export default function SelectObject() {
  const [id, setId] = useState('hall');
  const printer = printers.find((one) => one.id === id);

  return (
    <Stack spacing={1} sx={{ width: 240 }}>
      <Select
        value={id}
        onChange={(event) => setId(event.target.value)}
        inputProps={{ 'aria-label': 'Printer' }}
      >
        {printers.map((one) => (
          <MenuItem key={one.id} value={one.id}>
            {one.name}
          </MenuItem>
        ))}
      </Select>
      <Typography variant="body2" color="text.secondary" role="status">
        {`${printer?.queue ?? 0} jobs in the queue`}
      </Typography>
    </Stack>
  );
}
