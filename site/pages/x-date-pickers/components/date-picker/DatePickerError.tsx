import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'Enter a valid date',
  minDate: 'The season starts on May 4',
  maxDate: 'The season ends on June 26',
  shouldDisableDate: 'Closed on Mondays',
};

export default function DatePickerError() {
  const [error, setError] = useState<DateValidationError>('minDate');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Visit"
        minDate={dayjs('2026-05-04')}
        maxDate={dayjs('2026-06-26')}
        shouldDisableDate={(date) => date.day() === 1}
        defaultValue={dayjs('2026-04-30')}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? messages[error] : 'Open Tuesday to Sunday',
          },
        }}
      />
    </LocalizationProvider>
  );
}
