import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateCalendarControlled() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2026-05-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box>
        <DateCalendar disableHighlightToday value={value} onChange={setValue} />
        <Typography variant="body2" role="status" align="center">
          {value?.format('dddd, MMMM D, YYYY')}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
