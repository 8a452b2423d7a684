import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs from 'dayjs';

export default function DateRangeCalendarUncontrolled() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        disableHighlightToday
        defaultValue={[dayjs('2026-05-25'), dayjs('2026-06-05')]}
        sx={{ maxWidth: '100%', overflowX: 'auto' }}
      />
    </LocalizationProvider>
  );
}
