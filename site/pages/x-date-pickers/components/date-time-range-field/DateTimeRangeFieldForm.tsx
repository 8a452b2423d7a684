import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const range: [Dayjs, Dayjs] = [
  dayjs('2026-05-14T22:00'),
  dayjs('2026-05-15T04:30'),
];

export default function DateTimeRangeFieldForm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <SingleInputDateTimeRangeField
          label="Disabled"
          disabled
          defaultValue={range}
        />
        <SingleInputDateTimeRangeField
          label="Read-only"
          readOnly
          defaultValue={range}
        />
        <SingleInputDateTimeRangeField
          label="Required"
          required
          helperText="Fill both sides"
          defaultValue={range}
        />
      </Stack>
    </LocalizationProvider>
  );
}
