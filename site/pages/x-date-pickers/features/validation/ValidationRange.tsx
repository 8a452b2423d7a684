import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';
import { messages } from './messages';

export default function ValidationRange() {
  const [[start, end], setErrors] = useState<DateRangeValidationError>([
    null,
    null,
  ]);
  const code = start ?? end;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Vacation"
        sx={{ width: 300, maxWidth: '100%' }}
        defaultValue={[dayjs('2026-05-14'), dayjs('2026-05-07')]}
        minDate={dayjs('2026-03-01')}
        shouldDisableDate={(day, position) =>
          position === 'start' && day.day() === 0
        }
        onError={setErrors}
        slotProps={{
          textField: { helperText: code ? `${code}: ${messages[code]}` : ' ' },
        }}
      />
    </LocalizationProvider>
  );
}
