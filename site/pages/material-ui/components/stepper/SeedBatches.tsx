import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import StepIcon from '@mui/material/StepIcon';

const batches = [
  { name: 'Chard', stage: 3, state: 'done', note: 'Planted out' },
  { name: 'Kale', stage: 2, state: 'active', note: 'Pricked out' },
  { name: 'Leek', stage: 1, state: 'failed', note: 'Sow again' },
  { name: 'Sorrel', stage: 1, state: 'waiting', note: 'Not sown yet' },
];

export default function SeedBatches() {
  return (
    <Table
      size="small"
      aria-label="Seed batches"
      sx={{ maxWidth: 400, '& .seed-mark': { color: 'text.secondary' } }}
    >
      <TableBody>
        {batches.map(({ name, stage, state, note }) => (
          <TableRow key={name}>
            <TableCell padding="checkbox">
              <StepIcon
                icon={stage}
                active={state === 'active'}
                completed={state === 'done'}
                error={state === 'failed'}
                fontSize="small"
                classes={{ text: 'seed-number' }}
                className="seed-mark"
                sx={{
                  '& .seed-number': { fontWeight: 700 },
                }}
              />
            </TableCell>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>{note}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
