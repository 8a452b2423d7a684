import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { format } from 'date-fns-jalali/format';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';
import { prefixer } from 'stylis';

const theme = createTheme({ direction: 'rtl' }, faIR);
const cache = createCache({
  key: 'jalali',
  stylisPlugins: [prefixer, rtlPlugin],
});

export default function JalaliRtl() {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <LocalizationProvider dateAdapter={AdapterDateFnsJalali}>
          <Paper dir="rtl" lang="fa" variant="outlined">
            <DateCalendar
              defaultValue={new Date(2026, 4, 14)}
              dayOfWeekFormatter={(day: Date) => format(day, 'EEEEE')}
              disableHighlightToday
            />
          </Paper>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
