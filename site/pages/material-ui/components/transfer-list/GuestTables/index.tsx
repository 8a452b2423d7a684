import { useId, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import FoundGuests from './FoundGuests';
import { guests, seats } from './guests';

export default function GuestTables() {
  const room = useId();
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [seated, setSeated] = useState(['Greta Holm', 'Jan Novak']);
  const found = guests.filter((name) =>
    name.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const waiting = found.filter((name) => !seated.includes(name));
  const left = seats - seated.length;

  const seat = (name: string, checked: boolean) =>
    setSeated(
      checked ? [...seated, name] : seated.filter((one) => one !== name),
    );
  const remove = (name: string) => {
    seat(name, false);
    field.current?.focus();
  };

  return (
    <Stack spacing={2} sx={{ maxWidth: 400, mx: 'auto' }}>
      <TextField
        label="Search the guests"
        size="small"
        type="search"
        inputRef={field}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <FoundGuests
        names={found}
        seated={seated}
        full={left === 0}
        onSeat={seat}
      />
      <Button
        variant="outlined"
        disabled={waiting.length === 0 || waiting.length > left}
        aria-describedby={room}
        onClick={() => setSeated([...seated, ...waiting])}
      >
        Seat all found ({waiting.length})
      </Button>
      <Typography id={room} role="status" variant="body2">
        Seats left at this table: {left}
      </Typography>
      <Stack
        component="ul"
        direction="row"
        useFlexGap
        spacing={1}
        aria-label="At this table"
        sx={{ flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' }}
      >
        {seated.map((name) => (
          <li key={name}>
            <Chip label={name} onDelete={() => remove(name)} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
