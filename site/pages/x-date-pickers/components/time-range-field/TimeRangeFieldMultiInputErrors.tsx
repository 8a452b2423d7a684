import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  DateRange,
  TimeRangeValidationError,
} from '@mui/x-date-pickers-pro/models';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const messages: Partial<Record<string, string>> = {
  minTime: '8 AM or later',
  maxTime: '7 PM or earlier',
  minutesStep: 'Use full quarters of an hour',
  'shouldDisableTime-hours': 'Not at noon',
  invalidRange: 'The end is before the start',
};

export default function TimeRangeFieldMultiInputErrors() {
  const [value, setValue] = useState<DateRange<Dayjs>>([
    dayjs('2026-05-14T09:00'),
    dayjs('2026-05-14T19:10'),
  ]);
  const [errors, setErrors] = useState<TimeRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputTimeRangeField
        value={value}
        onChange={setValue}
        onError={setErrors}
        minTime={dayjs('2026-05-14T08:00')}
        maxTime={dayjs('2026-05-14T19:00')}
        minutesStep={15}
        shouldDisableTime={(time, view) =>
          view === 'hours' && time.hour() === 12
        }
        slotProps={{
          textField: ({ position }) => ({
            id: `time-range-field-multi-input-errors-1-${position}`,
            label: position === 'start' ? 'From' : 'To',
            helperText:
              messages[errors[position === 'start' ? 0 : 1] ?? ''] ?? ' ',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
