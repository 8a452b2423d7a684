import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minTime: 'The kitchen opens at 06:00',
  maxTime: 'The last shift starts at 16:00',
  minutesStep: 'Shifts start every quarter of an hour',
};

export default function KitchenShift() {
  const [error, setError] = useState<TimeValidationError>('minTime');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Shift starts"
        ampm={false}
        minutesStep={15}
        minTime={dayjs('2026-05-14T06:00')}
        maxTime={dayjs('2026-05-14T16:00')}
        defaultValue={dayjs('2026-05-14T05:30')}
        onError={setError}
        slotProps={{
          textField: {
            helperText: (error && messages[error]) ?? 'A shift has eight hours',
          },
        }}
      />
    </LocalizationProvider>
  );
}
