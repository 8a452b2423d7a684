import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import LinearProgress from '@mui/joy/LinearProgress';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';
import type { bikes } from '../../../fleet';

type Bike = (typeof bikes)[number];

interface BikeRowsProps {
  readonly bikes: readonly Bike[];
  readonly selected: readonly string[];
  readonly onSelect: (selected: readonly string[]) => void;
}

const colors = {
  Ready: 'success',
  Riding: 'primary',
  Charging: 'warning',
  Repair: 'danger',
} as const;

/** The table of bikes: narrow screens show a part of its columns. */
export function BikeRows({ bikes, selected, onSelect }: BikeRowsProps) {
  const all = bikes.length > 0 && bikes.every(({ id }) => selected.includes(id));
  const toggle = (id: string) =>
    onSelect(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]);
  return (
    <Table aria-label="Bikes" hoverRow sx={table}>
      <thead>
        <tr>
          <Box component="th" scope="col" sx={check}>
            <Checkbox
              size="sm"
              checked={all}
              indeterminate={!all && selected.length > 0}
              onChange={() => onSelect(all ? [] : bikes.map(({ id }) => id))}
              slotProps={{ input: { 'aria-label': 'Select all bikes' } }}
              sx={{ verticalAlign: 'middle' }}
            />
          </Box>
          <th scope="col">Bike</th>
          <Box component="th" scope="col" sx={wide}>
            Place
          </Box>
          <Box component="th" scope="col" sx={wide}>
            Charge
          </Box>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {bikes.map((bike) => (
          <BikeRow
            key={bike.id}
            bike={bike}
            selected={selected.includes(bike.id)}
            onToggle={() => toggle(bike.id)}
          />
        ))}
      </tbody>
    </Table>
  );
}

interface BikeRowProps {
  readonly bike: Bike;
  readonly selected: boolean;
  readonly onToggle: () => void;
}

function BikeRow({ bike: { id, model, place, charge, state }, selected, onToggle }: BikeRowProps) {
  return (
    <tr data-selected={selected}>
      <td>
        <Checkbox
          size="sm"
          checked={selected}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': `Select ${id}` } }}
          sx={{ verticalAlign: 'middle' }}
        />
      </td>
      <td>
        {id}
        <Typography level="body-xs">{model}</Typography>
      </td>
      <Box component="td" sx={wide}>
        {place}
      </Box>
      <Box component="td" sx={wide}>
        <LinearProgress
          determinate
          size="sm"
          value={charge}
          color={charge < 20 ? 'danger' : 'success'}
          aria-label={`Charge of ${id}`}
          data-part="color"
          sx={{ mb: 0.5 }}
        />
        <Typography level="body-xs">{charge}%</Typography>
      </Box>
      <td>
        <Chip
          size="sm"
          variant={state === 'Repair' ? 'solid' : 'soft'}
          color={colors[state]}
          data-part="chip"
        >
          {state}
        </Chip>
      </td>
    </tr>
  );
}

const wide = { '@container (max-width: 34em)': { display: 'none' } };

const check = { width: '3rem' };

const table = {
  '--TableCell-paddingX': (theme: Spaced) => theme.spacing(2),
  '& tr[data-selected="true"] > td': { bgcolor: 'primary.softBg' },
};

interface Spaced {
  readonly spacing: (count: number) => string;
}
