import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';

const routes = [
  { name: 'Slab', count: 14 },
  { name: 'Overhang', count: 9 },
  { name: 'Crack', count: 5 },
];

export default function RouteTypes() {
  const [chosen, setChosen] = useState(['Slab']);
  const shown = routes.filter(({ name }) => chosen.includes(name));

  const toggle = (name: string) => {
    const others = chosen.filter((other) => other !== name);
    setChosen(others.length < chosen.length ? others : [...chosen, name]);
  };

  return (
    <Stack spacing={1.5}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        role="group"
        aria-label="Kind of route"
      >
        {routes.map(({ name }) => (
          <Chip
            key={name}
            component="button"
            label={name}
            aria-pressed={chosen.includes(name)}
            variant={chosen.includes(name) ? 'filled' : 'outlined'}
            {...(chosen.includes(name) && { icon: <CheckIcon /> })}
            onClick={() => toggle(name)}
          />
        ))}
      </Stack>
      <Typography role="status" variant="body2">
        {shown.reduce((sum, { count }) => sum + count, 0)} routes
      </Typography>
    </Stack>
  );
}
