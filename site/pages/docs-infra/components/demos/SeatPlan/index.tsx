import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SeatButton } from './SeatButton';
import { rows } from './seats';

export default function SeatPlan() {
  const [chosen, setChosen] = useState('B2');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      {rows.map((row) => (
        <Stack key={row[0]?.id} direction="row" spacing={0.5}>
          {row.map((seat) => (
            <SeatButton
              key={seat.id}
              seat={seat}
              chosen={seat.id === chosen}
              onChoose={setChosen}
            />
          ))}
        </Stack>
      ))}
      <Typography role="status">Your seat is {chosen}</Typography>
    </Stack>
  );
}
