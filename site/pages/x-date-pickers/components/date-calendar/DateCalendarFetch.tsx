import { useEffect, useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// Stands in for a request: full days of a month, after a delay.
function fetchFullDays(month: Dayjs, signal: AbortSignal) {
  return new Promise<number[]>((resolve) => {
    const timer = setTimeout(() => resolve([3, 8, 9 + month.month()]), 900);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

export default function DateCalendarFetch() {
  const [month, setMonth] = useState<Dayjs>(dayjs('2026-05-01'));
  const [full, setFull] = useState<number[] | null>(null);

  useEffect(() => {
    const request = new AbortController();
    void fetchFullDays(month, request.signal).then(setFull);
    return () => request.abort();
  }, [month]);

  const load = (next: Dayjs) => {
    setFull(null);
    setMonth(next);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        disableHighlightToday
        defaultValue={dayjs('2026-05-14')}
        loading={full === null}
        renderLoading={() => <DayCalendarSkeleton />}
        onMonthChange={load}
        onYearChange={load}
        shouldDisableDate={(date) => full?.includes(date.date()) ?? false}
        reduceAnimations
      />
    </LocalizationProvider>
  );
}
