import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ValidationMinMaxDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        disableHighlightToday
        defaultValue={dayjs('2026-05-14')}
        minDate={dayjs('2026-05-06')}
        maxDate={dayjs('2026-05-22')}
      />
    </LocalizationProvider>
  );
}
