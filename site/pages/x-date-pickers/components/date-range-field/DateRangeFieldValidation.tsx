import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';

export default function DateRangeFieldValidation() {
  const [[start, end], setErrors] = useState<DateRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField
        label="Stay"
        defaultValue={[dayjs('2026-05-14'), dayjs('2026-06-04')]}
        minDate={dayjs('2026-05-04')}
        maxDate={dayjs('2026-05-31')}
        shouldDisableDate={(day, position) =>
          position === 'end' && day.day() === 0
        }
        onError={setErrors}
        helperText={
          start || end ? `${start} / ${end}` : 'In May; not to a Sunday'
        }
        sx={{ width: 400, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
