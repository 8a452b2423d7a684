import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<DateTimeValidationError>, string>> =
  {
    minDate: 'Before the first measurement',
    maxDate: 'After the last measurement',
    minTime: 'Before the first measurement',
    maxTime: 'After the last measurement',
  };

export default function DateTimeFieldValidation() {
  const [error, setError] = useState<DateTimeValidationError>('minTime');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Measurement"
        minDateTime={dayjs('2026-05-14T06:00')}
        maxDateTime={dayjs('2026-05-18T22:00')}
        defaultValue={dayjs('2026-05-14T05:30')}
        onError={setError}
        helperText={error ? messages[error] : 'Within the series'}
      />
    </LocalizationProvider>
  );
}
