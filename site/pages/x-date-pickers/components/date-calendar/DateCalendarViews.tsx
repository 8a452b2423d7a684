import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateCalendarViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        disableHighlightToday
        views={['year', 'month', 'day']}
        openTo="month"
        monthsPerRow={4}
        yearsPerRow={3}
        yearsOrder="desc"
        maxDate={dayjs('2030-12-31')}
        defaultValue={dayjs('2026-05-14')}
      />
    </LocalizationProvider>
  );
}
