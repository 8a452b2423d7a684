import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import DoneIcon from '@mui/icons-material/Done';

const services = ['Parking', 'Breakfast', 'Pets allowed', 'Pool'];

export default function ChipFilter() {
  const [chosen, setChosen] = useState(['Breakfast']);

  const toggle = (name: string) =>
    setChosen(
      chosen.includes(name)
        ? chosen.filter((other) => other !== name)
        : [...chosen, name],
    );

  return (
    <Stack
      role="group"
      aria-label="Services"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      {services.map((name) => (
        <Chip
          key={name}
          label={name}
          variant={chosen.includes(name) ? 'filled' : 'outlined'}
          icon={chosen.includes(name) ? <DoneIcon /> : undefined}
          aria-pressed={chosen.includes(name)}
          onClick={() => toggle(name)}
        />
      ))}
    </Stack>
  );
}
