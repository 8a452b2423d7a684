import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const nights = (start: Dayjs | null, end: Dayjs | null) =>
  start && end ? end.diff(start, 'day') : 0;

export default function DateRangeCalendarLength() {
  const [range, setRange] = useState<DateRange<Dayjs>>([
    dayjs('2026-05-14'),
    dayjs('2026-05-18'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        disableHighlightToday
        shouldDisableDate={(day, position) =>
          position === 'end' && nights(range[0], day) > 6
        }
        value={range}
        onChange={([start, end]) =>
          setRange([start, nights(start, end) > 6 ? null : end])
        }
      />
    </LocalizationProvider>
  );
}
