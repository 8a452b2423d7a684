import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const range: [Dayjs, Dayjs] = [
  dayjs('2026-05-14T22:00'),
  dayjs('2026-05-15T04:30'),
];

export default function DateTimeRangeFieldMultiInputStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <MultiInputDateTimeRangeField disabled defaultValue={range} />
        <MultiInputDateTimeRangeField
          readOnly
          defaultValue={range}
          format="MMM D, HH:mm"
        />
        <MultiInputDateTimeRangeField
          formatDensity="spacious"
          referenceDate={range[0]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
