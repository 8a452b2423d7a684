import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export default function DataGridPremiumSpecimen() {
  return (
    <Table size="small" sx={{ width: 230, bgcolor: 'background.paper', zoom: 0.85 }}>
      <TableHead>
        <TableRow>
          <TableCell>City</TableCell>
          <TableCell>Total</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell>
            <ExpandMoreIcon sx={{ fontSize: 16, verticalAlign: '-4px' }} /> Porto (3)
          </TableCell>
          <TableCell>182.40</TableCell>
        </TableRow>
        <TableRow>
          <TableCell>
            <ChevronRightIcon sx={{ fontSize: 16, verticalAlign: '-4px' }} /> Bergen (2)
          </TableCell>
          <TableCell>61.00</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
