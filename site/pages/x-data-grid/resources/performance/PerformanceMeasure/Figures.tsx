import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Measured, Step } from './measure';

const steps: { step: Step; label: string; unit: string; ours: number }[] = [
  {
    step: 'load',
    label: 'Create and show 100,000 rows',
    unit: 'ms',
    ours: 466,
  },
  { step: 'cells', label: 'Cells in the document', unit: '', ours: 80 },
  { step: 'sort', label: 'Sort by a number', unit: 'ms', ours: 2500 },
  { step: 'filter', label: 'Filter by one column', unit: 'ms', ours: 235 },
  {
    step: 'quickFilter',
    label: 'Quick filter, two words',
    unit: 'ms',
    ours: 890,
  },
  {
    step: 'frame',
    label: 'Frame while scrolling, average',
    unit: 'ms',
    ours: 48,
  },
  {
    step: 'longest',
    label: 'Frame while scrolling, longest',
    unit: 'ms',
    ours: 393,
  },
];

export function Figures({ measured }: { measured: Measured }) {
  return (
    <Table size="small" aria-label="Measured figures">
      <TableHead>
        <TableRow>
          <TableCell>Step</TableCell>
          <TableCell align="right">Your browser</TableCell>
          <TableCell align="right">Ours</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {steps.map(({ step, label, unit, ours }) => (
          <TableRow key={step}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            <TableCell align="right">{written(measured[step], unit)}</TableCell>
            <TableCell align="right">{written(ours, unit)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function written(value: number | undefined, unit: string): string {
  if (value === undefined) return '–';
  return `${Math.round(value).toLocaleString('en-US')} ${unit}`.trim();
}
