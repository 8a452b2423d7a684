import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs from 'dayjs';

const messages: Partial<Record<string, string>> = {
  minTime: '8 AM or later',
  maxTime: '7 PM or earlier',
  minutesStep: 'Use full quarters of an hour',
  'shouldDisableTime-hours': 'Not at noon',
  invalidRange: 'The end is before the start',
};

export default function TimeRangeFieldValidation() {
  const [[start, end], setErrors] = useState<TimeRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Shift"
        defaultValue={[dayjs('2026-05-14T09:00'), dayjs('2026-05-14T19:10')]}
        minTime={dayjs('2026-05-14T08:00')}
        maxTime={dayjs('2026-05-14T19:00')}
        minutesStep={15}
        shouldDisableTime={(time, view) =>
          view === 'hours' && time.hour() === 12
        }
        onError={setErrors}
        helperText={messages[start ?? end ?? ''] ?? '8 AM to 7 PM, in quarters'}
        sx={{ width: 400, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
