import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const cities = [
  'Accra',
  'Bergen',
  'Berlin',
  'Bern',
  'Bogotá',
  'Lima',
  'Lisbon',
  'Ljubljana',
  'Lyon',
  'Osaka',
];

interface SearchListProps {
  title: string;
  action: string;
  items: string[];
  onMove: (items: string[]) => void;
}

function SearchList({ title, action, items, onMove }: SearchListProps) {
  const [query, setQuery] = useState('');
  const [checked, setChecked] = useState<string[]>([]);
  const found = items.filter((item) =>
    item.toLowerCase().includes(query.trim().toLowerCase()),
  );
  const moving = found.filter((item) => checked.includes(item));

  return (
    <Paper variant="outlined" sx={{ flex: 1, p: 2 }}>
      <TextField
        type="search"
        size="small"
        fullWidth
        label={`Search ${title.toLowerCase()}`}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <FormGroup
        role="group"
        aria-label={title}
        sx={{ height: 192, overflowY: 'auto', flexWrap: 'nowrap', my: 1 }}
      >
        {found.map((item) => (
          <FormControlLabel
            key={item}
            label={item}
            control={
              <Checkbox
                size="small"
                checked={checked.includes(item)}
                onChange={(_event, on) =>
                  setChecked(
                    on
                      ? [...checked, item]
                      : checked.filter((one) => one !== item),
                  )
                }
              />
            }
            sx={{ mx: 0 }}
          />
        ))}
        {found.length === 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ p: 1 }}>
            No cities
          </Typography>
        )}
      </FormGroup>
      <Button
        fullWidth
        variant="outlined"
        onClick={() => {
          onMove(moving);
          setChecked([]);
        }}
      >
        {action} {moving.length} of {found.length}
      </Button>
    </Paper>
  );
}

export default function TransferListSearch() {
  const [served, setServed] = useState(['Lisbon', 'Osaka']);

  const move = (moving: string[]) =>
    setServed(
      cities.filter((city) => served.includes(city) !== moving.includes(city)),
    );

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
      <SearchList
        title="All cities"
        action="Add"
        items={cities.filter((city) => !served.includes(city))}
        onMove={move}
      />
      <SearchList
        title="Served cities"
        action="Remove"
        items={served}
        onMove={move}
      />
    </Stack>
  );
}
