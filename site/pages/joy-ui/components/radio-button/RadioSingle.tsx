import { useState } from 'react';
import Box from '@mui/joy/Box';
import Radio from '@mui/joy/Radio';

const seats = ['Aisle', 'Middle', 'Window'];

export default function RadioSingle() {
  const [seat, setSeat] = useState('Window');

  return (
    <Box role="radiogroup" aria-label="Seat" sx={{ display: 'flex', gap: 2 }}>
      {seats.map((one) => (
        <Radio
          key={one}
          name="seat"
          value={one}
          label={one}
          checked={seat === one}
          onChange={(event) => setSeat(event.target.value)}
        />
      ))}
    </Box>
  );
}
