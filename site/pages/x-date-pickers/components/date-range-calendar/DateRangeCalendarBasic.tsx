import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function DateRangeCalendarBasic() {
  const [[start, end], setRange] = useState<DateRange<Dayjs>>([
    dayjs('2026-05-14'),
    dayjs('2026-05-20'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center', maxWidth: '100%' }}>
        <DateRangeCalendar
          calendars={1}
          disableHighlightToday
          value={[start, end]}
          onChange={setRange}
        />
        <Typography role="status">
          {start && end
            ? `${end.diff(start, 'day') + 1} days selected`
            : 'Choose the other date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
