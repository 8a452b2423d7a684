import { useState } from 'react';
import TextField from '@mui/material/TextField';

export default function TextFieldNumber() {
  const [seats, setSeats] = useState('2');

  return (
    <TextField
      type="number"
      label="Seats"
      value={seats}
      onChange={(event) => setSeats(event.target.value)}
      helperText={`${Number(seats) * 24} USD a month`}
      slotProps={{ htmlInput: { min: 1, max: 50, step: 1 } }}
    />
  );
}
