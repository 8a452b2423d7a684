import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import dayjs from 'dayjs';

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
          textField: { helperText: start || end ? `${start} / ${end}` : ' ' },
        }}
        sx={{ width: 460, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
