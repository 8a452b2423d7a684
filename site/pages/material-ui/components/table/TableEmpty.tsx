import { useState } from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';

const members = ['Ana Silva', 'Noah Weber', 'Yuki Mori'];

export default function TableEmpty() {
  const [query, setQuery] = useState('zz');
  const found = members.filter((name) =>
    name.toLowerCase().includes(query.toLowerCase()),
  );

  return (
    <Paper variant="outlined">
      <TextField
        label="Search members"
        size="small"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        sx={{ m: 2 }}
      />
      <Table aria-label="Members">
        <TableHead>
          <TableRow>
            <TableCell>Member</TableCell>
            <TableCell align="right">Role</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {found.map((name) => (
            <TableRow key={name}>
              <TableCell>{name}</TableCell>
              <TableCell align="right">Editor</TableCell>
            </TableRow>
          ))}
          {found.length === 0 && (
            <TableRow>
              <TableCell
                colSpan={2}
                align="center"
                sx={{ py: 5, color: 'text.secondary' }}
              >
                No members match “{query}”.
              </TableCell>
            </TableRow>
          )}
        </TableBody>
      </Table>
    </Paper>
  );
}
