import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const seeds = [
  { plant: 'Runner bean', sow: 'May' },
  { plant: 'Sugar pea', sow: 'March' },
  { plant: 'Winter lettuce', sow: 'August' },
];

export default function SeedSearch() {
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('dill');
  const matches = seeds.filter(({ plant }) =>
    plant.toLowerCase().includes(words.trim().toLowerCase()),
  );

  const showAll = () => {
    setWords('');
    field.current?.focus();
  };

  return (
    <>
      <TextField
        inputRef={field}
        label="Find seeds"
        type="search"
        size="small"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Typography role="status" variant="body2" sx={{ my: 1 }}>
        {matches.length} of {seeds.length} seeds
      </Typography>
      <TableContainer role="region" aria-label="Seeds" tabIndex={0}>
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>Plant</TableCell>
              <TableCell>Sow in</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {matches.map(({ plant, sow }) => (
              <TableRow key={plant}>
                <TableCell component="th" scope="row">
                  {plant}
                </TableCell>
                <TableCell>{sow}</TableCell>
              </TableRow>
            ))}
            {matches.length === 0 && (
              <TableRow>
                <TableCell colSpan={2} align="center" sx={{ py: 4 }}>
                  No seeds called “{words}”.{' '}
                  <Button onClick={showAll}>Show all seeds</Button>
                </TableCell>
              </TableRow>
            )}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}
