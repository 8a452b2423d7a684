import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateCalendarMinMax() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        disableHighlightToday
        minDate={dayjs('2026-05-04')}
        maxDate={dayjs('2026-06-26')}
        shouldDisableDate={(date) => date.day() === 0 || date.day() === 6}
        defaultValue={dayjs('2026-05-14')}
      />
    </LocalizationProvider>
  );
}
