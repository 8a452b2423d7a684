import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const range: [Dayjs, Dayjs] = [dayjs('2026-05-14'), dayjs('2026-05-20')];

export default function DateRangeCalendarForm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <DateRangeCalendar
          calendars={1}
          disabled
          disableHighlightToday
          defaultValue={range}
        />
        <DateRangeCalendar
          calendars={1}
          readOnly
          disableHighlightToday
          defaultValue={range}
        />
      </Stack>
    </LocalizationProvider>
  );
}
