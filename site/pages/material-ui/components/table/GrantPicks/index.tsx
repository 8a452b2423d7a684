import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { proposals, titles } from './proposals';

export default function GrantPicks() {
  const [picks, setPicks] = useState(titles.slice(1, 2));
  const all = picks.length === titles.length;

  const toggle = (title: string, checked: boolean) =>
    setPicks(
      titles.filter((each) =>
        each === title ? checked : picks.includes(each),
      ),
    );

  return (
    <>
      <TableContainer role="region" aria-label="Proposals" tabIndex={0}>
        <Table>
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={all}
                  indeterminate={picks.length > 0 && !all}
                  onChange={(_, checked) => setPicks(checked ? titles : [])}
                  slotProps={{ input: { 'aria-label': 'All proposals' } }}
                />
              </TableCell>
              <TableCell>Proposal</TableCell>
              <TableCell align="right">Asks for</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {proposals.map(({ title, asks }) => (
              <TableRow key={title} hover selected={picks.includes(title)}>
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={picks.includes(title)}
                    onChange={(_, checked) => toggle(title, checked)}
                    slotProps={{ input: { 'aria-label': title } }}
                  />
                </TableCell>
                <TableCell component="th" scope="row">
                  {title}
                </TableCell>
                <TableCell align="right">{asks}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Button variant="contained" disabled={!picks.length} sx={{ mt: 2 }}>
        Invite {picks.length} of {titles.length}
      </Button>
    </>
  );
}
