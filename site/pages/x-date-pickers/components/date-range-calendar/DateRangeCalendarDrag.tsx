import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs from 'dayjs';

export default function DateRangeCalendarDrag() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        disableDragEditing
        disableAutoMonthSwitching
        reduceAnimations
        disableHighlightToday
        defaultValue={[dayjs('2026-05-14'), dayjs('2026-05-20')]}
        sx={{ maxWidth: '100%', overflowX: 'auto' }}
      />
    </LocalizationProvider>
  );
}
