import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';

export default function DateRangePickerCalendarOptions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Shift plan"
        calendars={1}
        displayWeekNumber
        showDaysOutsideCurrentMonth
        fixedWeekNumber={6}
        disableHighlightToday
        dayOfWeekFormatter={(day) => day.format('dd')}
        defaultValue={[dayjs('2026-05-11'), dayjs('2026-05-15')]}
        sx={{ width: 320, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
