import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

export default function TableSortLink() {
  return (
    <Table aria-label="Articles">
      <TableHead>
        <TableRow>
          <TableCell sortDirection="desc">
            <TableSortLabel
              component="a"
              href="?sort=views-asc"
              active
              direction="desc"
            >
              Views
            </TableSortLabel>
          </TableCell>
          <TableCell>
            <TableSortLabel component="a" href="?sort=title-asc">
              Title
            </TableSortLabel>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell>1,204</TableCell>
          <TableCell>Choosing a standing desk</TableCell>
        </TableRow>
        <TableRow>
          <TableCell>873</TableCell>
          <TableCell>Lighting for video calls</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
