import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SlotPropsCallback() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-05-14')}
        disableHighlightToday
        slotProps={{
          day: ({ day, isDaySelected }) => ({
            sx: {
              fontWeight: day.day() === 0 || day.day() === 6 ? 700 : 400,
              border: isDaySelected ? 2 : 0,
            },
          }),
        }}
      />
    </LocalizationProvider>
  );
}
