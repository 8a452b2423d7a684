import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<DateTimeValidationError>, string>> =
  {
    minDate: 'The window opens on May 14',
    minTime: 'The window opens at 8 PM',
    maxDate: 'The window closes on May 18',
    maxTime: 'The window closes at 6 AM',
  };

export default function DateTimePickerError() {
  const [error, setError] = useState<DateTimeValidationError>('minTime');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Restart"
        minDateTime={dayjs('2026-05-14T20:00')}
        maxDateTime={dayjs('2026-05-18T06:00')}
        defaultValue={dayjs('2026-05-14T19:00')}
        onError={setError}
        slotProps={{
          textField: { helperText: error ? messages[error] : 'At night' },
        }}
      />
    </LocalizationProvider>
  );
}
