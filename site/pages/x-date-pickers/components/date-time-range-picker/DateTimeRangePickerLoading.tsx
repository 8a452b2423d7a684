import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import dayjs from 'dayjs';

export default function DateTimeRangePickerLoading() {
  const [loading, setLoading] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Cabin"
        loading={loading}
        renderLoading={() => <DayCalendarSkeleton />}
        onMonthChange={() => {
          setLoading(true);
          setTimeout(() => setLoading(false), 900);
        }}
        defaultValue={[dayjs('2026-05-14T10:00'), dayjs('2026-05-17T16:30')]}
        sx={{ width: 460, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
