import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs from 'dayjs';

export default function DateRangeCalendarFocusedView() {
  const [focused, setFocused] = useState<'day' | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => setFocused('day')}>
          Change the dates
        </Button>
        <DateRangeCalendar
          calendars={1}
          disableHighlightToday
          views={['day']}
          view="day"
          openTo="day"
          onViewChange={setFocused}
          focusedView={focused}
          onFocusedViewChange={(view, hasFocus) =>
            setFocused(hasFocus ? view : null)
          }
          defaultValue={[dayjs('2026-05-14'), dayjs('2026-05-20')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
