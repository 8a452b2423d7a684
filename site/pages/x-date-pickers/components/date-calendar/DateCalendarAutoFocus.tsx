import { useState } from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateCalendarAutoFocus() {
  const [shown, setShown] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 336 }}>
        <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
          Choose another day
        </Button>
        {shown && (
          <DateCalendar
            autoFocus
            disableHighlightToday
            defaultValue={dayjs('2026-05-14')}
          />
        )}
      </Box>
    </LocalizationProvider>
  );
}
