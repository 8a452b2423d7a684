import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { bikes, bikeStates } from '../../fleet';
import { Frame } from './Frame';
import { BikeRows } from './table/BikeRows';
import { Selection } from './table/Selection';
import { TopBar } from './TopBar';

/** The bikes of the fleet, which can be filtered and selected. */
export function DataTable() {
  const [state, setState] = useState<string>('All');
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState<readonly string[]>(['RD-2210', 'RD-0934']);
  const found = bikes.filter(
    (bike) =>
      (state === 'All' || bike.state === state) &&
      `${bike.id} ${bike.model} ${bike.place}`.toLowerCase().includes(query.toLowerCase()),
  );
  return (
    <Frame bar={<TopBar />}>
      <Box sx={head}>
        <Typography variant="h5" component="p" data-part="type">
          Bikes
        </Typography>
        <Button variant="contained" startIcon={<AddIcon />} data-part="button">
          Add bike
        </Button>
      </Box>
      <Paper data-part="table" sx={{ overflow: 'hidden' }}>
        <Tabs
          value={state}
          onChange={(_event, value: string) => setState(value)}
          variant="scrollable"
          aria-label="State of the bikes"
          data-part="tabs"
          sx={{ borderBottom: 1, borderColor: 'divider' }}
        >
          {bikeStates.map((name) => (
            <Tab key={name} value={name} label={name} sx={{ minWidth: 0, px: 2 }} />
          ))}
        </Tabs>
        <Box sx={{ p: 2 }}>
          <TextField
            label="Find by number, model or place"
            type="search"
            size="small"
            fullWidth
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            data-part="text-field"
          />
        </Box>
        {selected.length > 0 && (
          <Selection count={selected.length} onClear={() => setSelected([])} />
        )}
        <BikeRows bikes={found} selected={selected} onSelect={setSelected} />
        <Box sx={foot}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }} data-part="type">
            {found.length} of 412 bikes
          </Typography>
          <Pagination
            role="presentation"
            aria-label={undefined}
            size="small"
            count={59}
            siblingCount={0}
            boundaryCount={1}
            data-part="color"
          />
        </Box>
      </Paper>
    </Frame>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
};

const foot = { ...head, px: 2, py: 1.5 };
