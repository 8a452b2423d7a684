import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError } from '@mui/x-date-pickers/models';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minTime: 'We open at 8 AM',
  maxTime: 'We close at 6 PM',
  minutesStep: 'Choose a quarter of an hour',
  'shouldDisableTime-hours': 'No deliveries at noon',
};

export default function TimePickerError() {
  const [error, setError] = useState<TimeValidationError>('minTime');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Delivery"
        minTime={dayjs('2026-05-14T08:00')}
        maxTime={dayjs('2026-05-14T18:00')}
        minutesStep={15}
        shouldDisableTime={(time, view) =>
          view === 'hours' && time.hour() === 12
        }
        defaultValue={dayjs('2026-05-14T07:30')}
        onError={setError}
        slotProps={{
          textField: { helperText: error ? messages[error] : 'Not at noon' },
        }}
      />
    </LocalizationProvider>
  );
}
