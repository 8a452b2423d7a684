import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs from 'dayjs';

export default function DateRangeCalendarNoSsr() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flow-root', height: 360 }}>
        <NoSsr fallback={<DayCalendarSkeleton />}>
          <DateRangeCalendar
            calendars={1}
            disableHighlightToday
            defaultValue={[dayjs('2026-05-14'), dayjs('2026-05-20')]}
          />
        </NoSsr>
      </Box>
    </LocalizationProvider>
  );
}
