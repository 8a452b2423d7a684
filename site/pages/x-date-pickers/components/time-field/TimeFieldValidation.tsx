import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError } from '@mui/x-date-pickers/models';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minTime: 'The gate opens at 08:00',
  maxTime: 'The gate closes at 20:00',
};

export default function TimeFieldValidation() {
  const [error, setError] = useState<TimeValidationError>('maxTime');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Arrival"
        ampm={false}
        minTime={dayjs('2026-05-14T08:00')}
        maxTime={dayjs('2026-05-14T20:00')}
        defaultValue={dayjs('2026-05-14T21:15')}
        onError={setError}
        helperText={error ? messages[error] : 'Gate open'}
      />
    </LocalizationProvider>
  );
}
