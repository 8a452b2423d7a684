import { useState } from 'react';
import type { MouseEvent } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function ToggleButtonLimit() {
  const [chosen, setChosen] = useState(['Capers']);
  const [refused, setRefused] = useState('');

  const check = (event: MouseEvent<HTMLElement>, topping: string) => {
    const tooMany = chosen.length === 2 && !chosen.includes(topping);
    setRefused(tooMany ? topping : '');
    if (tooMany) {
      event.preventDefault();
    }
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        size="small"
        aria-label="Toppings"
        value={chosen}
        onChange={(_event, value: string[]) => setChosen(value)}
      >
        {['Olives', 'Capers', 'Onions'].map((topping) => (
          <ToggleButton key={topping} value={topping} onClick={check}>
            {topping}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status" variant="body2">
        {refused ? `Remove one to add ${refused}.` : 'Choose up to two.'}
      </Typography>
    </Stack>
  );
}
