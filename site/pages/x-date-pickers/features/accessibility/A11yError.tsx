import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  minDate: 'Choose May 1, 2026 or later.',
  maxDate: 'Choose May 31, 2026 or earlier.',
  invalidDate: 'This day does not exist.',
};

export default function A11yError() {
  const [error, setError] = React.useState<DateValidationError>('minDate');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Workshop"
        defaultValue={dayjs('2026-04-30')}
        minDate={dayjs('2026-05-01')}
        maxDate={dayjs('2026-05-31')}
        onError={setError}
        helperText={error ? messages[error] : 'May 1 to 31, 2026'}
      />
    </LocalizationProvider>
  );
}
