import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  minDate: 'The archive begins in 1950',
  maxDate: 'The archive ends with 2025',
  invalidDate: 'This day does not exist',
};

export default function DateFieldValidation() {
  const [error, setError] = useState<DateValidationError>('minDate');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Issue"
        minDate={dayjs('1950-01-01')}
        maxDate={dayjs('2025-12-31')}
        defaultValue={dayjs('1949-12-24')}
        onError={setError}
        helperText={error ? messages[error] : 'One issue each day'}
      />
    </LocalizationProvider>
  );
}
