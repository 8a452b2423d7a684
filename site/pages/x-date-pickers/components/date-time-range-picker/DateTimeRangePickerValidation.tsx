import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import dayjs from 'dayjs';

const messages: Partial<Record<string, string>> = {
  minDate: 'Not before May 14',
  minTime: 'On May 14, not before 8 AM',
  maxDate: 'Not after May 29',
  maxTime: 'On May 29, not after 6 PM',
  shouldDisableDate: 'Closed on Sundays',
  invalidRange: 'The return is before the pickup',
};

export default function DateTimeRangePickerValidation() {
  const [[start, end], setErrors] = useState<DateTimeRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Rental"
        defaultValue={[dayjs('2026-05-14T10:00'), dayjs('2026-05-31T16:30')]}
        minDateTime={dayjs('2026-05-14T08:00')}
        maxDateTime={dayjs('2026-05-29T18:00')}
        shouldDisableDate={(day) => day.day() === 0}
        onError={setErrors}
        slotProps={{
          textField: { helperText: messages[start ?? end ?? ''] ?? ' ' },
        }}
        sx={{ width: 460, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
