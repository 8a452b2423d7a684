import dayjs from 'dayjs';
import 'dayjs/locale/es';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { esES } from '@mui/x-date-pickers/locales';

const inSpanish = (theme: Theme) => createTheme(theme, esES);

export default function LocaleTextTheme() {
  return (
    <ThemeProvider theme={inSpanish}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es">
        <DatePicker label="Llegada" defaultValue={dayjs('2026-05-14')} />
      </LocalizationProvider>
    </ThemeProvider>
  );
}
