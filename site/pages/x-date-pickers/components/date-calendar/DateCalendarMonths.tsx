import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';

export default function DateCalendarMonths() {
  const [month, setMonth] = useState<Dayjs>(dayjs('2026-05-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box>
        <MonthCalendar
          disableHighlightToday
          monthsPerRow={3}
          minDate={dayjs('2026-03-01')}
          maxDate={dayjs('2026-12-31')}
          shouldDisableMonth={(date) => date.month() === 7}
          value={month}
          onChange={setMonth}
        />
        <Typography variant="body2" role="status" align="center">
          {month.format('MMMM YYYY')}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
