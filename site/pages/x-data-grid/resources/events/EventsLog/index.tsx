import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { useGridApiRef } from '@mui/x-data-grid';
import type { GridEvents } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../../families/x-data-grid/data/orders';
import { eventNames, frequent } from './eventNames';

const rows = makeOrders(200);
const columns = orderColumns.map((column) => ({
  ...column,
  editable: column.field === 'customer',
}));

interface Entry {
  key: number;
  name: GridEvents;
  about: string;
}

export default function EventsLog() {
  const apiRef = useGridApiRef();
  const [entries, setEntries] = useState<Entry[]>([]);
  const [query, setQuery] = useState('');
  const [withFrequent, setWithFrequent] = useState(false);

  useEffect(() => {
    const api = apiRef.current;
    if (!api) return undefined;
    const stops = eventNames.map((name) =>
      api.subscribeEvent(name, (params) => {
        setEntries((before) => [
          { key: (before[0]?.key ?? 0) + 1, name, about: summary(params) },
          ...before.slice(0, 199),
        ]);
      }),
    );
    return () => stops.forEach((stop) => stop());
  }, [apiRef]);

  const shown = entries.filter(
    ({ name }) =>
      name.toLowerCase().includes(query.toLowerCase()) &&
      (withFrequent || !frequent.has(name)),
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <div style={{ height: 280, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders whose events are logged"
          rows={rows}
          columns={columns}
          checkboxSelection
          density="compact"
        />
      </div>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <TextField
          label="Filter events"
          size="small"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <FormControlLabel
          control={<Switch checked={withFrequent} />}
          label="Pointer, scroll, and state events"
          onChange={(_, checked) => setWithFrequent(checked)}
        />
        <Button onClick={() => setEntries([])}>Clear</Button>
      </Stack>
      <Box
        component="ol"
        reversed
        tabIndex={0}
        aria-label="Events, newest first"
        sx={{
          height: 200,
          m: 0,
          p: 1,
          overflow: 'auto',
          listStyle: 'none',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          typography: 'body2',
          fontFamily: 'monospace',
        }}
      >
        {shown.length === 0 && (
          <li>Click a cell, sort a column, or edit a customer.</li>
        )}
        {shown.map(({ key, name, about }) => (
          <li key={key}>
            <strong>{name}</strong> {about}
          </li>
        ))}
      </Box>
    </Stack>
  );
}

/** The parts of an event's parameters that fit on a line. */
function summary(params: unknown): string {
  if (typeof params !== 'object' || params === null) {
    return typeof params === 'string' ? params : '';
  }
  const parts = Object.entries(params).flatMap(([key, value]) =>
    typeof value === 'string' || typeof value === 'number'
      ? [`${key}: ${value}`]
      : [],
  );
  return parts.slice(0, 4).join(', ');
}
