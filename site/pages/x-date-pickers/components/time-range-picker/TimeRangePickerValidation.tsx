import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs from 'dayjs';

const messages: Partial<Record<string, string>> = {
  minTime: 'Not before 7 AM',
  maxTime: 'Not after 8 PM',
  minutesStep: 'Use full quarters of an hour',
  'shouldDisableTime-hours': 'Closed at noon',
  invalidRange: 'The end is before the start',
};

export default function TimeRangePickerValidation() {
  const [[start, end], setErrors] = useState<TimeRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Opening hours"
        defaultValue={[dayjs('2026-05-14T09:00'), dayjs('2026-05-14T21:00')]}
        minTime={dayjs('2026-05-14T07:00')}
        maxTime={dayjs('2026-05-14T20:00')}
        minutesStep={15}
        shouldDisableTime={(time, view) =>
          view === 'hours' && time.hour() === 12
        }
        onError={setErrors}
        slotProps={{
          textField: { helperText: messages[start ?? end ?? ''] ?? ' ' },
        }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
