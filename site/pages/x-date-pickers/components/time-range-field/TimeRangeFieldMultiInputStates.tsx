import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const range: [Dayjs, Dayjs] = [
  dayjs('2026-05-14T09:00'),
  dayjs('2026-05-14T17:30'),
];

export default function TimeRangeFieldMultiInputStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <MultiInputTimeRangeField disabled defaultValue={range} />
        <MultiInputTimeRangeField
          readOnly
          defaultValue={range}
          format="HH:mm"
        />
        <MultiInputTimeRangeField
          formatDensity="spacious"
          referenceDate={range[0]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
