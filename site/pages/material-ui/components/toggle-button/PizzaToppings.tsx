import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const toppings = ['Olives', 'Capers', 'Onions', 'Chard'];
const limit = 2;

export default function PizzaToppings() {
  const [chosen, setChosen] = useState(['Capers']);
  const [refused, setRefused] = useState('');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        size="small"
        aria-label="Toppings"
        value={chosen}
        onChange={(_event, next: string[]) => {
          setChosen(next);
          setRefused('');
        }}
      >
        {toppings.map((topping) => (
          <ToggleButton
            key={topping}
            value={topping}
            onClick={(event) => {
              if (chosen.length === limit && !chosen.includes(topping)) {
                event.preventDefault();
                setRefused(topping);
              }
            }}
          >
            {topping}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status" variant="body2" color="text.secondary">
        {refused
          ? `Remove one to add ${refused.toLowerCase()}`
          : 'Two toppings are included'}
      </Typography>
    </Stack>
  );
}
