import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'This date does not exist',
  minDate: 'The course starts on May 4',
};

export default function ValidationMessage() {
  const [error, setError] = useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="First lesson"
        defaultValue={dayjs('2026-04-27')}
        minDate={dayjs('2026-05-04')}
        onError={setError}
        slotProps={{
          textField: { helperText: (error && messages[error]) ?? ' ' },
        }}
      />
    </LocalizationProvider>
  );
}
