import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

export default function DateRangeCalendarTimezone() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        disableHighlightToday
        timezone="UTC"
        defaultValue={[dayjs.utc('2026-05-14'), dayjs.utc('2026-05-20')]}
      />
    </LocalizationProvider>
  );
}
