import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ValidationDisabledYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        disableHighlightToday
        views={['year']}
        openTo="year"
        minDate={dayjs('2020-01-01')}
        maxDate={dayjs('2037-12-31')}
        defaultValue={dayjs('2026-05-14')}
        shouldDisableYear={(year) => year.year() % 2 === 1}
      />
    </LocalizationProvider>
  );
}
