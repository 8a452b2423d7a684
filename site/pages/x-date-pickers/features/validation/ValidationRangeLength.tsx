import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function ValidationRangeLength() {
  const [range, setRange] = useState<DateRange<Dayjs>>([
    dayjs('2026-05-11'),
    dayjs('2026-05-14'),
  ]);
  const [start] = range;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Rental"
        sx={{ width: 300, maxWidth: '100%' }}
        value={range}
        onChange={setRange}
        shouldDisableDate={(day, position) =>
          position === 'end' && start !== null && day.diff(start, 'day') >= 7
        }
        slotProps={{ textField: { helperText: 'Up to seven days' } }}
      />
    </LocalizationProvider>
  );
}
