import { useRef, useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const guests = ['Ada', 'Ben', 'Carla', 'Deniz', 'Emil'];

export default function ChipArray() {
  const list = useRef<HTMLUListElement>(null);
  const [names, setNames] = useState(guests);

  const remove = (name: string) => {
    const index = names.indexOf(name);
    const chips = list.current?.querySelectorAll<HTMLElement>('.MuiChip-root');
    (chips?.[index + 1] ?? chips?.[index - 1] ?? list.current)?.focus();
    setNames(names.filter((other) => other !== name));
  };

  return (
    <Stack spacing={1} sx={{ maxWidth: 300 }}>
      <Typography variant="body2" id="guests-hint">
        Press Delete to remove a guest.
      </Typography>
      <Stack
        ref={list}
        tabIndex={-1}
        aria-label="Guests"
        component="ul"
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ m: 0, p: 0, flexWrap: 'wrap', minHeight: 72 }}
      >
        {names.map((name) => (
          <li key={name} style={{ display: 'block' }}>
            <Chip
              label={name}
              aria-describedby="guests-hint"
              onDelete={() => remove(name)}
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
