import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import PushPinIcon from '@mui/icons-material/PushPin';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export default function DataGridProSpecimen() {
  return (
    <Table size="small" sx={{ width: 230, bgcolor: 'background.paper', zoom: 0.85 }}>
      <TableHead>
        <TableRow>
          <TableCell>
            Order <ArrowUpwardIcon sx={{ fontSize: 14, verticalAlign: '-2px' }} />
          </TableCell>
          <TableCell>
            City <PushPinIcon sx={{ fontSize: 14, verticalAlign: '-2px' }} />
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell>A-1042</TableCell>
          <TableCell>Bergen</TableCell>
        </TableRow>
        <TableRow>
          <TableCell>A-1043</TableCell>
          <TableCell>Porto</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
