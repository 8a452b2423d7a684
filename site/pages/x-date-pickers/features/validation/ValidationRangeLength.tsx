import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const maximum = 7;

export default function ValidationRangeLength() {
  const [range, setRange] = useState<DateRange<Dayjs>>([
    dayjs('2026-05-11'),
    dayjs('2026-05-20'),
  ]);
  const [start, end] = range;
  const daysUntil = (day: Dayjs | null) =>
    start && day ? day.diff(start, 'day') + 1 : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Rental"
        sx={{ width: 300, maxWidth: '100%' }}
        value={range}
        onChange={setRange}
        shouldDisableDate={(day, position) =>
          position === 'end' && daysUntil(day) > maximum
        }
        slotProps={{
          textField: {
            helperText:
              daysUntil(end) > maximum
                ? `${daysUntil(end)} days. Choose at most ${maximum}.`
                : `Up to ${maximum} days`,
          },
        }}
      />
    </LocalizationProvider>
  );
}
