import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';

export default function DateRangeCalendarLocale() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr">
      <DateRangeCalendar
        calendars={1}
        disableHighlightToday
        defaultValue={[dayjs('2026-05-14'), dayjs('2026-05-20')]}
      />
    </LocalizationProvider>
  );
}
