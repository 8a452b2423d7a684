import { useState } from 'react';
import { deDE } from '@mui/material/locale';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TablePagination from '@mui/material/TablePagination';

const theme = createTheme({}, deDE);

export default function LocaleBasic() {
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(10);

  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined">
        <TablePagination
          component="div"
          sx={{ '.MuiTablePagination-toolbar': { flexWrap: 'wrap' } }}
          count={240}
          page={page}
          rowsPerPage={size}
          onPageChange={(_event, next) => setPage(next)}
          onRowsPerPageChange={({ target }) => setSize(Number(target.value))}
        />
      </Paper>
    </ThemeProvider>
  );
}
