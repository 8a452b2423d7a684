import { useState } from 'react';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// A night is the same day of the calendar wherever the reader is.
dayjs.extend(utc);

const full = ['2026-07-03', '2026-07-04', '2026-07-10', '2026-07-11'];

export default function HutNights() {
  const [night, setNight] = useState(dayjs.utc('2026-07-08'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined">
        <DateCalendar
          disableHighlightToday
          timezone="UTC"
          views={['day']}
          minDate={dayjs.utc('2026-06-20')}
          maxDate={dayjs.utc('2026-09-20')}
          shouldDisableDate={(date) => full.includes(date.format('YYYY-MM-DD'))}
          value={night}
          onChange={(next) => setNight(next ?? night)}
          sx={{ width: 288 }}
        />
        <Typography role="status" sx={{ px: 3, pb: 2 }}>
          A bed for the night of {night.format('D MMMM')}
        </Typography>
      </Paper>
    </LocalizationProvider>
  );
}
