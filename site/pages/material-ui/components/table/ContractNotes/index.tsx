import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { contracts } from './contracts';

export default function ContractNotes() {
  const [whole, setWhole] = useState(false);

  return (
    <>
      <FormControlLabel
        label="Show whole notes"
        control={<Switch checked={whole} onChange={() => setWhole(!whole)} />}
      />
      <TableContainer role="region" aria-label="Contracts" tabIndex={0}>
        <Table sx={{ tableLayout: 'fixed', minWidth: 440 }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ width: '34%' }}>Partner</TableCell>
              <TableCell>Note</TableCell>
              <TableCell align="right" sx={{ width: 112 }}>
                Ends
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {contracts.map(({ partner, note, ends }) => (
              <TableRow key={partner} sx={{ verticalAlign: 'top' }}>
                <TableCell component="th" scope="row">
                  {partner}
                </TableCell>
                <TableCell
                  sx={{
                    overflow: 'hidden',
                    textOverflow: 'ellipsis',
                    whiteSpace: whole ? 'normal' : 'nowrap',
                  }}
                >
                  {note}
                </TableCell>
                <TableCell align="right">{ends}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}
