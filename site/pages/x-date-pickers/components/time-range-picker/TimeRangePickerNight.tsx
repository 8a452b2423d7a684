import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const range: [Dayjs, Dayjs] = [
  dayjs('2026-05-14T22:00'),
  dayjs('2026-05-15T06:00'),
];

export default function TimeRangePickerNight() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <TimeRangePicker
          label="Night shift"
          disableIgnoringDatePartForTimeValidation
          minTime={dayjs('2026-05-14T20:00')}
          maxTime={dayjs('2026-05-15T08:00')}
          defaultValue={range}
        />
      </Stack>
    </LocalizationProvider>
  );
}
