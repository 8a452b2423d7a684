import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const tickets = [
  {
    id: 418,
    title: 'Invoice shows the old address',
    status: 'Open',
    by: 'Mei',
  },
  { id: 402, title: 'Export stops at 500 rows', status: 'Waiting', by: 'Mei' },
  { id: 397, title: 'Cannot log in on a tablet', status: 'Open', by: 'Paulo' },
  { id: 385, title: 'Refund for a double order', status: 'Closed', by: 'Ines' },
  { id: 371, title: 'Search ignores accents', status: 'Waiting', by: 'Paulo' },
];

const statuses = ['Open', 'Waiting', 'Closed'];
const people = ['Ines', 'Mei', 'Paulo'];
const orders = new Map([
  ['new', 'Newest first'],
  ['old', 'Oldest first'],
  ['title', 'By title'],
]);

const compare: Record<
  string,
  (a: (typeof tickets)[0], b: (typeof tickets)[0]) => number
> = {
  new: (a, b) => b.id - a.id,
  old: (a, b) => a.id - b.id,
  title: (a, b) => a.title.localeCompare(b.title),
};

const initial = { status: ['Open', 'Waiting'], by: '', order: 'new' };

export default function TicketFilters() {
  const [filter, setFilter] = useState(initial);
  const { status, by, order } = filter;
  const found = tickets
    .filter((one) => status.length === 0 || status.includes(one.status))
    .filter((one) => by === '' || one.by === by)
    .sort(compare[order]);

  return (
    <Stack spacing={2} sx={{ maxWidth: 640, mx: 'auto' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
        }}
      >
        <FormControl size="small">
          <InputLabel id="ticket-status-label" shrink>
            Status
          </InputLabel>
          <Select
            labelId="ticket-status-label"
            id="ticket-status"
            label="Status"
            multiple
            displayEmpty
            value={status}
            onChange={({ target: { value } }) =>
              setFilter({
                ...filter,
                status: typeof value === 'string' ? value.split(',') : value,
              })
            }
            renderValue={(values) =>
              statuses.filter((one) => values.includes(one)).join(', ') ||
              'Any status'
            }
          >
            {statuses.map((one) => (
              <MenuItem key={one} value={one}>
                {one}
              </MenuItem>
            ))}
          </Select>
        </FormControl>
        <FormControl size="small">
          <InputLabel id="ticket-by-label" shrink>
            Assignee
          </InputLabel>
          <Select
            labelId="ticket-by-label"
            id="ticket-by"
            label="Assignee"
            displayEmpty
            value={by}
            onChange={({ target }) =>
              setFilter({ ...filter, by: target.value })
            }
          >
            <MenuItem value="">Anyone</MenuItem>
            {people.map((one) => (
              <MenuItem key={one} value={one}>
                {one}
              </MenuItem>
            ))}
          </Select>
        </FormControl>
        <FormControl size="small">
          <InputLabel id="ticket-order-label">Sort</InputLabel>
          <Select
            labelId="ticket-order-label"
            id="ticket-order"
            label="Sort"
            value={order}
            onChange={({ target }) =>
              setFilter({ ...filter, order: target.value })
            }
          >
            {[...orders].map(([value, text]) => (
              <MenuItem key={value} value={value}>
                {text}
              </MenuItem>
            ))}
          </Select>
        </FormControl>
      </Box>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography variant="body2" color="text.secondary" role="status">
          {found.length === 1 ? '1 ticket' : `${found.length} tickets`}
        </Typography>
        <Button size="small" onClick={() => setFilter(initial)}>
          Reset filters
        </Button>
      </Stack>
      <List disablePadding>
        {found.map((one) => (
          <ListItem
            key={one.id}
            divider
            disableGutters
            secondaryAction={<Chip size="small" label={one.status} />}
          >
            <ListItemText
              primary={one.title}
              secondary={`#${one.id}, ${one.by}`}
              sx={{ marginInlineEnd: 6 }}
            />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
