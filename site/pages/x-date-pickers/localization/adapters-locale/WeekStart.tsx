import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const english = dayjs.Ls.en;
if (english) {
  dayjs.locale(
    { ...english, name: 'en-monday', weekStart: 1 },
    undefined,
    true,
  );
}

export default function WeekStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-monday">
      <DateCalendar defaultValue={dayjs('2026-05-14')} disableHighlightToday />
    </LocalizationProvider>
  );
}
