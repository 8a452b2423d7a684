import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import { deDE, enUS, frFR, jaJP, ptBR, trTR } from '@mui/material/locale';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Rating from '@mui/material/Rating';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';

const locales = { enUS, deDE, frFR, jaJP, ptBR, trTR };

const languages = [
  { locale: 'enUS', name: 'English' },
  { locale: 'deDE', name: 'Deutsch' },
  { locale: 'frFR', name: 'Français' },
  { locale: 'jaJP', name: '日本語' },
  { locale: 'ptBR', name: 'Português' },
  { locale: 'trTR', name: 'Türkçe' },
];

export default function LocaleSwitch() {
  const [key, setKey] = useState<keyof typeof locales>('deDE');
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(10);

  const theme = useMemo(() => createTheme({}, locales[key]), [key]);

  return (
    <ThemeProvider theme={theme}>
      <Paper
        variant="outlined"
        lang={key.slice(0, 2)}
        sx={{ display: 'grid', gap: 2, p: 2 }}
      >
        <TextField
          select
          label="Language"
          value={key}
          onChange={({ target }) =>
            setKey(target.value as keyof typeof locales)
          }
        >
          {languages.map(({ locale, name }) => (
            <MenuItem key={locale} value={locale}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Alert severity="info" onClose={() => setPage(0)}>
          Hover over the buttons and stars to read their labels.
        </Alert>
        <Rating name="locale-rating" defaultValue={4} />
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
