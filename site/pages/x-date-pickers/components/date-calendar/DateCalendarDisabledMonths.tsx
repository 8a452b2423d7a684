import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateCalendarDisabledMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        disableHighlightToday
        views={['year', 'month']}
        openTo="month"
        shouldDisableMonth={(date) => date.month() % 3 !== 0}
        shouldDisableYear={(date) => date.year() < 2020}
        defaultValue={dayjs('2026-04-01')}
      />
    </LocalizationProvider>
  );
}
