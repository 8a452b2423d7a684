import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  DateRange,
  DateRangeValidationError,
} from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function DateRangeFieldMultiInputErrors() {
  const [value, setValue] = useState<DateRange<Dayjs>>([
    dayjs('2026-05-14'),
    dayjs('2026-06-04'),
  ]);
  const [errors, setErrors] = useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField
        value={value}
        onChange={setValue}
        onError={setErrors}
        minDate={dayjs('2026-05-04')}
        maxDate={dayjs('2026-05-31')}
        shouldDisableDate={(day, position) =>
          position === 'end' && day.day() === 0
        }
        slotProps={{
          textField: ({ position }) => ({
            id: `date-range-field-multi-input-errors-1-${position}`,
            label: position === 'start' ? 'From' : 'To',
            helperText: errors[position === 'start' ? 0 : 1] ?? ' ',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
