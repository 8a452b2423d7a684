import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ParcelRows from './ParcelRows';
import { parcels } from './parcels';

export default function ParcelTrail() {
  return (
    <TableContainer role="region" aria-label="Parcels" tabIndex={0}>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell component="td" padding="checkbox" />
            <TableCell>Parcel</TableCell>
            <TableCell>State</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {parcels.map((parcel) => (
            <ParcelRows key={parcel.code} {...parcel} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
