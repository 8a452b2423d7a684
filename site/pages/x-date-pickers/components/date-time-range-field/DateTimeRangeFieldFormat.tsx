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

export default function DateTimeRangeFieldFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 480, maxWidth: '100%' }}>
        <SingleInputDateTimeRangeField
          label="MMM D, HH:mm"
          format="MMM D, HH:mm"
          defaultValue={range}
        />
        <SingleInputDateTimeRangeField
          label="Spacious"
          formatDensity="spacious"
          defaultValue={range}
        />
        <SingleInputDateTimeRangeField
          label="Separator"
          dateSeparator="until"
          defaultValue={range}
        />
        <SingleInputDateTimeRangeField
          label="Without leading zeros"
          format="D/M/YYYY HH:mm"
          shouldRespectLeadingZeros
          defaultValue={range}
        />
      </Stack>
    </LocalizationProvider>
  );
}
