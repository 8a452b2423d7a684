import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { buildings } from './buildings';

export default function EnergyUse() {
  return (
    <TableContainer role="region" aria-label="Energy use" tabIndex={0}>
      <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <TableHead>
          <TableRow>
            <TableCell rowSpan={2}>Building</TableCell>
            <TableCell rowSpan={2}>Meter</TableCell>
            <TableCell colSpan={2} scope="colgroup" align="center">
              Winter, MWh
            </TableCell>
            <TableCell colSpan={2} scope="colgroup" align="center">
              Summer, MWh
            </TableCell>
          </TableRow>
          <TableRow>
            <TableCell align="right">2025</TableCell>
            <TableCell align="right">2026</TableCell>
            <TableCell align="right">2025</TableCell>
            <TableCell align="right">2026</TableCell>
          </TableRow>
        </TableHead>
        {buildings.map(({ name, meters }) => (
          <TableBody key={name}>
            {meters.map(({ meter, figures }, index) => (
              <TableRow key={meter}>
                {index === 0 && (
                  <TableCell
                    component="th"
                    scope="rowgroup"
                    rowSpan={meters.length}
                    variant="head"
                  >
                    {name}
                  </TableCell>
                )}
                <TableCell component="th" scope="row">
                  {meter}
                </TableCell>
                {figures.map((figure) => (
                  <TableCell key={figure} align="right">
                    {figure}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        ))}
      </Table>
    </TableContainer>
  );
}
