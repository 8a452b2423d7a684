import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';

export default function DateRangePickerLoading() {
  const [loading, setLoading] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Cabin"
        calendars={1}
        defaultValue={[dayjs('2026-05-14'), dayjs('2026-05-17')]}
        loading={loading}
        renderLoading={() => <DayCalendarSkeleton />}
        onMonthChange={() => {
          setLoading(true);
          setTimeout(() => setLoading(false), 900);
        }}
        sx={{ width: 320, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
