import { useState } from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { found } from './found';

export default function LostAndFound() {
  const [page, setPage] = useState(0);
  const [rows, setRows] = useState(5);
  const shown =
    rows === -1 ? found : found.slice(page * rows, (page + 1) * rows);

  return (
    <Paper variant="outlined">
      <TableContainer
        role="region"
        aria-label="Lost and found"
        tabIndex={0}
        sx={{ maxHeight: 320 }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>Number</TableCell>
              <TableCell>Thing</TableCell>
              <TableCell>Found at</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ number, thing, place }) => (
              <TableRow key={number}>
                <TableCell>{number}</TableCell>
                <TableCell>{thing}</TableCell>
                <TableCell>{place}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        sx={{ borderTop: 1, borderColor: 'divider' }}
        component="div"
        count={found.length}
        page={page}
        rowsPerPage={rows}
        rowsPerPageOptions={[5, 10, { value: -1, label: 'All' }]}
        labelRowsPerPage="Rows"
        labelDisplayedRows={({ from, to, count }) => `${from}–${to} / ${count}`}
        getItemAriaLabel={(type) => `Show the ${type} page of things`}
        showFirstButton
        showLastButton
        onPageChange={(_, next) => setPage(next)}
        onRowsPerPageChange={(event) => {
          setRows(Number(event.target.value));
          setPage(0);
        }}
        slots={{
          actions: {
            previousButtonIcon: ArrowBackIcon,
            nextButtonIcon: ArrowForwardIcon,
          },
        }}
        slotProps={{
          toolbar: { sx: { flexWrap: 'wrap' } },
          select: { native: true, inputProps: { 'aria-label': 'Rows' } },
        }}
      />
    </Paper>
  );
}
