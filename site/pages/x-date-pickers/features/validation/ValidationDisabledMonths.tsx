import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ValidationDisabledMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        disableHighlightToday
        views={['month']}
        openTo="month"
        defaultValue={dayjs('2026-05-14')}
        shouldDisableMonth={(month) => [6, 7].includes(month.month())}
      />
    </LocalizationProvider>
  );
}
