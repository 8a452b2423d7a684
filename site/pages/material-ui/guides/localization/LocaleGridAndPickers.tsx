import { useMemo, useState } from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import * as core from '@mui/material/locale';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import * as grid from '@mui/x-data-grid/locales';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import * as pickers from '@mui/x-date-pickers/locales';

const locales = {
  en: [core.enUS, grid.enUS, pickers.enUS],
  de: [core.deDE, grid.deDE, pickers.deDE],
  fr: [core.frFR, grid.frFR, pickers.frFR],
};

const rows = [
  { id: 4711, customer: 'Harbor Café', total: 412.5 },
  { id: 4712, customer: 'Old Mill Bakery', total: 96 },
  { id: 4713, customer: 'North Pier Hotel', total: 1830.25 },
];

export default function LocaleGridAndPickers() {
  const [language, setLanguage] = useState<keyof typeof locales>('de');
  const theme = useMemo(
    () => createTheme({}, ...locales[language]),
    [language],
  );
  const euros = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'EUR',
  });

  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={language}>
        <Paper
          variant="outlined"
          lang={language}
          sx={{ display: 'grid', gap: 2, p: 2 }}
        >
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Language"
            value={language}
            onChange={(_event, next: keyof typeof locales | null) =>
              setLanguage(next ?? language)
            }
          >
            <ToggleButton value="en">English</ToggleButton>
            <ToggleButton value="de">Deutsch</ToggleButton>
            <ToggleButton value="fr">Français</ToggleButton>
          </ToggleButtonGroup>
          <DatePicker
            label="Orders since"
            defaultValue={dayjs('2026-03-14')}
            sx={{ maxWidth: 260 }}
          />
          <Box sx={{ height: 284 }}>
            <DataGrid
              rows={rows}
              columns={[
                { field: 'customer', headerName: 'Customer', flex: 1 },
                {
                  field: 'total',
                  headerName: 'Total',
                  type: 'number',
                  width: 120,
                  valueFormatter: (total: number) => euros.format(total),
                },
              ]}
              initialState={{
                pagination: { paginationModel: { pageSize: 25 } },
              }}
              pageSizeOptions={[25]}
            />
          </Box>
        </Paper>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
