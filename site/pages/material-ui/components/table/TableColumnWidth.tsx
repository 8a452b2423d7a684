import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const tasks = [
  {
    id: 'T-81',
    title: 'Replace the deprecated date library in the billing export',
    due: 'May 4',
  },
  {
    id: 'T-82',
    title: 'Write the release notes for version 4.2',
    due: 'May 6',
  },
];

export default function TableColumnWidth() {
  return (
    <Table aria-label="Tasks" sx={{ tableLayout: 'fixed' }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: 80 }}>Key</TableCell>
          <TableCell>Task</TableCell>
          <TableCell sx={{ width: 88 }}>Due</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {tasks.map(({ id, title, due }) => (
          <TableRow key={id}>
            <TableCell>{id}</TableCell>
            <TableCell>
              <Typography variant="inherit" noWrap>
                {title}
              </Typography>
            </TableCell>
            <TableCell>{due}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
