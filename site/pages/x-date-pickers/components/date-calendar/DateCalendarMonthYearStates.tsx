import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

export default function DateCalendarMonthYearStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}
      >
        <MonthCalendar
          readOnly
          disableHighlightToday
          defaultValue={dayjs('2026-05-01')}
          sx={{ width: 280 }}
        />
        <YearCalendar
          disabled
          disableHighlightToday
          minDate={dayjs('2018-01-01')}
          maxDate={dayjs('2033-12-31')}
          referenceDate={dayjs('2026-01-01')}
          sx={{ width: 280 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
