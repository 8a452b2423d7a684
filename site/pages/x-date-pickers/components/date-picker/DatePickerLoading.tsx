import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerLoading() {
  const [month, setMonth] = useState('2026-05');
  const [loading, setLoading] = useState(false);

  const load = (date: Dayjs) => {
    setMonth(date.format('YYYY-MM'));
    setLoading(true);
    setTimeout(() => setLoading(false), 800);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label={`Free days of ${month}`}
        defaultValue={dayjs('2026-05-14')}
        loading={loading}
        renderLoading={() => <DayCalendarSkeleton />}
        onMonthChange={load}
        onYearChange={load}
        reduceAnimations
      />
    </LocalizationProvider>
  );
}
