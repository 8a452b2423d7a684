import { useState } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';

interface Person {
  id: number;
  name: string;
}

const people: Person[] = [
  { id: 7, name: 'Ana Sousa' },
  { id: 12, name: 'Jon Aalto' },
  { id: 31, name: 'Jon Aalto' },
];

export default function AutocompleteObjects() {
  const [owner, setOwner] = useState<Person | null>({
    id: 12,
    name: 'Jon Aalto',
  });

  return (
    <Autocomplete
      aria-label="Owner"
      options={people}
      getOptionLabel={(person) => person.name}
      getOptionKey={(person) => person.id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      value={owner}
      onChange={(_event, next) => setOwner(next)}
      sx={{ width: 280 }}
    />
  );
}
