import AddIcon from '@mui/icons-material/Add';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';
import { useState } from 'react';
import { bikes, bikeStates } from '../../fleet';
import { Field } from './Field';
import { Frame } from './Frame';
import { BikeRows } from './table/BikeRows';
import { Selection } from './table/Selection';
import { TopBar } from './TopBar';

/** The bikes of the fleet, which can be filtered and selected. */
export function DataTable() {
  const [state, setState] = useState('All');
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
        <Typography level="h3" component="p" data-part="type">
          Bikes
        </Typography>
        <Button startDecorator={<AddIcon />} data-part="button">
          Add bike
        </Button>
      </Box>
      <Sheet variant="outlined" data-part="table" sx={{ borderRadius: 'md', overflow: 'hidden' }}>
        <Tabs
          value={state}
          onChange={(_event, value) => setState(String(value))}
          data-part="tabs"
          sx={{ bgcolor: 'transparent' }}
        >
          <TabList aria-label="State of the bikes" sx={{ overflowX: 'auto' }}>
            {bikeStates.map((name) => (
              <Tab key={name} value={name} sx={{ flex: 'none' }}>
                {name}
              </Tab>
            ))}
          </TabList>
        </Tabs>
        <Box sx={{ p: 2 }}>
          <Field label="Find by number, model or place">
            <Input
              type="search"
              startDecorator={<SearchIcon />}
              autoComplete="off"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </Field>
        </Box>
        {selected.length > 0 && (
          <Selection count={selected.length} onClear={() => setSelected([])} />
        )}
        <BikeRows bikes={found} selected={selected} onSelect={setSelected} />
        <Box sx={foot}>
          <Typography level="body-sm" data-part="type">
            {found.length} of 412 bikes
          </Typography>
          <Box sx={{ display: 'flex', gap: 1 }} data-part="button">
            <Button size="sm" variant="outlined" color="neutral" disabled>
              Previous
            </Button>
            <Button size="sm" variant="outlined" color="neutral">
              Next
            </Button>
          </Box>
        </Box>
      </Sheet>
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
