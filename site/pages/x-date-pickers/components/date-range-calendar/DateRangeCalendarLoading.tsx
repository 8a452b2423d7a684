import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs from 'dayjs';

export default function DateRangeCalendarLoading() {
  const [loading, setLoading] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        disableHighlightToday
        loading={loading}
        renderLoading={() => <DayCalendarSkeleton />}
        onMonthChange={() => {
          setLoading(true);
          setTimeout(() => setLoading(false), 900);
        }}
        defaultValue={[dayjs('2026-05-14'), dayjs('2026-05-20')]}
      />
    </LocalizationProvider>
  );
}
