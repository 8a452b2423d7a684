import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

export default function DateCalendarYears() {
  const [year, setYear] = useState<Dayjs>(dayjs('2026-01-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box>
        <YearCalendar
          disableHighlightToday
          yearsOrder="desc"
          yearsPerRow={4}
          minDate={dayjs('2012-01-01')}
          maxDate={dayjs('2031-12-31')}
          shouldDisableYear={(date) => date.year() === 2020}
          value={year}
          onChange={setYear}
        />
        <Typography variant="body2" role="status" align="center">
          {year.format('YYYY')}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
