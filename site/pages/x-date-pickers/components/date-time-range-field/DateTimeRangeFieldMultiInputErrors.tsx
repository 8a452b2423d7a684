import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  DateRange,
  DateTimeRangeValidationError,
} from '@mui/x-date-pickers-pro/models';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const messages: Partial<Record<string, string>> = {
  minDate: 'May 14 or later',
  minTime: 'On May 14, 8 AM or later',
  maxDate: 'May 20 or earlier',
  maxTime: 'On May 20, 7 PM or earlier',
  minutesStep: 'Use full quarters of an hour',
  shouldDisableDate: 'Not on a Sunday',
  'shouldDisableTime-hours': 'Not at noon',
  invalidRange: 'The end is before the start',
};

export default function DateTimeRangeFieldMultiInputErrors() {
  const [value, setValue] = useState<DateRange<Dayjs>>([
    dayjs('2026-05-14T22:00'),
    dayjs('2026-05-20T19:10'),
  ]);
  const [errors, setErrors] = useState<DateTimeRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateTimeRangeField
        value={value}
        onChange={setValue}
        onError={setErrors}
        minDateTime={dayjs('2026-05-14T08:00')}
        maxDateTime={dayjs('2026-05-20T19:00')}
        minutesStep={15}
        shouldDisableDate={(day) => day.day() === 0}
        shouldDisableTime={(time, view) =>
          view === 'hours' && time.hour() === 12
        }
        slotProps={{
          textField: ({ position }) => ({
            id: `date-time-range-field-multi-input-errors-1-${position}`,
            label: position === 'start' ? 'From' : 'To',
            helperText:
              messages[errors[position === 'start' ? 0 : 1] ?? ''] ?? ' ',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
