import { useState } from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateCalendarChangeReason() {
  const [text, setText] = useState('Choose a year');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box>
        <DateCalendar
          disableHighlightToday
          views={['year', 'month', 'day']}
          openTo="year"
          defaultValue={dayjs('2026-05-14')}
          onChange={(value, state, view) =>
            setText(`${value?.format('YYYY-MM-DD')}, ${view}, ${state}`)
          }
        />
        <Typography variant="body2" role="status" align="center">
          {text}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
