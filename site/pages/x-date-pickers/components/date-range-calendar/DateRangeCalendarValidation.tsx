import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs from 'dayjs';

export default function DateRangeCalendarValidation() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        disableHighlightToday
        minDate={dayjs('2026-05-04')}
        maxDate={dayjs('2026-05-29')}
        shouldDisableDate={(day, position) =>
          position === 'start' && day.day() === 0
        }
        defaultValue={[dayjs('2026-05-14'), dayjs('2026-05-20')]}
      />
    </LocalizationProvider>
  );
}
