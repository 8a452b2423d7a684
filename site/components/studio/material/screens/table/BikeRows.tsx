import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { bikes } from '../../../fleet';

type Bike = (typeof bikes)[number];

interface BikeRowsProps {
  readonly bikes: readonly Bike[];
  readonly selected: readonly string[];
  readonly onSelect: (selected: readonly string[]) => void;
}

const colors = { Ready: 'success', Riding: 'info', Charging: 'warning', Repair: 'error' } as const;

/** The table of bikes: narrow screens show a part of its columns. */
export function BikeRows({ bikes, selected, onSelect }: BikeRowsProps) {
  const all = bikes.length > 0 && bikes.every(({ id }) => selected.includes(id));
  const toggle = (id: string) =>
    onSelect(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]);
  return (
    <Table aria-label="Bikes">
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">
            <Checkbox
              checked={all}
              indeterminate={!all && selected.length > 0}
              onChange={() => onSelect(all ? [] : bikes.map(({ id }) => id))}
              slotProps={{ input: { 'aria-label': 'Select all bikes' } }}
            />
          </TableCell>
          <TableCell>Bike</TableCell>
          <TableCell sx={wide}>Place</TableCell>
          <TableCell sx={wide}>Charge</TableCell>
          <TableCell>State</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {bikes.map((bike) => (
          <BikeRow
            key={bike.id}
            bike={bike}
            selected={selected.includes(bike.id)}
            onToggle={() => toggle(bike.id)}
          />
        ))}
      </TableBody>
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
    <TableRow hover selected={selected}>
      <TableCell padding="checkbox">
        <Checkbox
          checked={selected}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': `Select ${id}` } }}
        />
      </TableCell>
      <TableCell component="th" scope="row">
        {id}
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {model}
        </Typography>
      </TableCell>
      <TableCell sx={wide}>{place}</TableCell>
      <TableCell sx={wide}>
        <LinearProgress
          variant="determinate"
          value={charge}
          color={charge < 20 ? 'error' : 'success'}
          aria-label={`Charge of ${id}`}
          data-part="color"
          sx={{ minWidth: '4rem' }}
        />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {charge}%
        </Typography>
      </TableCell>
      <TableCell>
        <Chip
          size="small"
          label={state}
          color={colors[state]}
          variant={state === 'Repair' ? 'filled' : 'outlined'}
          data-part="chip"
        />
      </TableCell>
    </TableRow>
  );
}

const wide = { '@container (max-width: 34em)': { display: 'none' } };
