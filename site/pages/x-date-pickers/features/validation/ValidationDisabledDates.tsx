import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const holidays = ['2026-05-01', '2026-05-25'];

function isClosed(day: Dayjs) {
  const weekend = day.day() === 0 || day.day() === 6;
  return weekend || holidays.includes(day.format('YYYY-MM-DD'));
}

export default function ValidationDisabledDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        disableHighlightToday
        defaultValue={dayjs('2026-05-14')}
        shouldDisableDate={isClosed}
      />
    </LocalizationProvider>
  );
}
