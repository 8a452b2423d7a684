import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const teas = [
  { name: 'Sencha', minutes: 2, celsius: 75 },
  { name: 'Darjeeling', minutes: 3, celsius: 90 },
  { name: 'Rooibos', minutes: 7, celsius: 100 },
] as const;

function inWords(minutes: number, cups: number): string {
  const pots = Math.ceil(cups / 4);
  const time = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return pots === 1 ? time : `${time}, in ${pots} pots`;
}

export default function TeaTimer() {
  const [tea, setTea] = useState<(typeof teas)[number]>(teas[0]);
  const [cups, setCups] = useState(2);

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} role="group" aria-label="Tea">
        {teas.map((one) => (
          <Button
            key={one.name}
            size="small"
            variant={one === tea ? 'contained' : 'outlined'}
            aria-pressed={one === tea}
            onClick={() => setTea(one)}
          >
            {one.name}
          </Button>
        ))}
      </Stack>
      <TextField
        label="Cups"
        type="number"
        value={cups}
        onChange={(event) => setCups(Number(event.target.value))}
        slotProps={{ htmlInput: { min: 1, max: 12 } }}
      />
      <Typography role="status">
        Steep at {tea.celsius} °C for {inWords(tea.minutes, cups)}.
      </Typography>
    </Stack>
  );
}
