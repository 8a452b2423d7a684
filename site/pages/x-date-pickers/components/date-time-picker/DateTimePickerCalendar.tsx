import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimePickerCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Tour"
        displayWeekNumber
        showDaysOutsideCurrentMonth
        fixedWeekNumber={6}
        disableHighlightToday
        reduceAnimations
        dayOfWeekFormatter={(date) => date.format('dd')}
        defaultValue={dayjs('2026-05-14T09:45')}
      />
    </LocalizationProvider>
  );
}
