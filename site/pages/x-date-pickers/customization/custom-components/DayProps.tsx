import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DayProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-05-14')}
        disableHighlightToday
        slotProps={{
          day: ({ day, isDaySelected }) => ({
            sx: !isDaySelected && day.day() === 6 ? { border: 1 } : {},
          }),
        }}
      />
    </LocalizationProvider>
  );
}
