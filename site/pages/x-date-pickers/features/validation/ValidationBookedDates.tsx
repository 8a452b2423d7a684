import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const booked = new Set(['2026-05-07', '2026-05-08', '2026-05-22']);

export default function ValidationBookedDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        disableHighlightToday
        defaultValue={dayjs('2026-05-14')}
        shouldDisableDate={(day) => booked.has(day.format('YYYY-MM-DD'))}
      />
    </LocalizationProvider>
  );
}
