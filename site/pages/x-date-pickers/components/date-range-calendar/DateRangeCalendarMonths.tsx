import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs from 'dayjs';

export default function DateRangeCalendarMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={3}
        currentMonthCalendarPosition={2}
        disableHighlightToday
        defaultValue={[dayjs('2026-05-14'), dayjs('2026-06-09')]}
        sx={{ maxWidth: '100%', overflowX: 'auto' }}
      />
    </LocalizationProvider>
  );
}
