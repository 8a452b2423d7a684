import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

export default function DateRangePickerValidation() {
  const [[start, end], setErrors] = useState<DateRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Rental"
        defaultValue={[dayjs('2026-05-14'), dayjs('2026-06-04')]}
        minDate={dayjs('2026-05-04')}
        maxDate={dayjs('2026-05-31')}
        shouldDisableDate={(day, position) =>
          position === 'end' && day.day() === 0
        }
        onError={setErrors}
        slotProps={{
          textField: {
            helperText:
              start || end ? `${start} / ${end}` : 'No return on Sundays',
          },
        }}
        sx={{ width: 320, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
