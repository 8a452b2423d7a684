import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs from 'dayjs';

export default function DateRangeCalendarFocus() {
  const [shown, setShown] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center', minHeight: 400 }}>
        <Button variant="outlined" onClick={() => setShown(!shown)}>
          {shown ? 'Hide calendar' : 'Choose dates'}
        </Button>
        {shown && (
          <DateRangeCalendar
            calendars={1}
            disableHighlightToday
            autoFocus
            defaultValue={[dayjs('2026-05-14'), dayjs('2026-05-20')]}
          />
        )}
      </Stack>
    </LocalizationProvider>
  );
}
