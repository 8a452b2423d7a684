import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const range: [Dayjs, Dayjs] = [
  dayjs('2026-05-14T09:00'),
  dayjs('2026-05-14T17:30'),
];

export default function TimeRangeFieldFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <SingleInputTimeRangeField
          label="HH:mm"
          format="HH:mm"
          defaultValue={range}
        />
        <SingleInputTimeRangeField
          label="Spacious"
          format="HH.mm"
          formatDensity="spacious"
          defaultValue={range}
        />
        <SingleInputTimeRangeField
          label="Separator"
          dateSeparator="to"
          defaultValue={range}
        />
        <SingleInputTimeRangeField
          label="Without leading zeros"
          format="H:mm"
          shouldRespectLeadingZeros
          defaultValue={range}
        />
      </Stack>
    </LocalizationProvider>
  );
}
