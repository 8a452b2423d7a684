import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function YearButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['year']}
        openTo="year"
        minDate={dayjs('2020-01-01')}
        maxDate={dayjs('2031-12-31')}
        defaultValue={dayjs('2026-05-14')}
        disableHighlightToday
        slotProps={{
          yearButton: { sx: { borderRadius: 1, fontWeight: 'bold' } },
        }}
      />
    </LocalizationProvider>
  );
}
