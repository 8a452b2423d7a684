import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const range: [Dayjs, Dayjs] = [dayjs('2026-05-14'), dayjs('2026-05-17')];

export default function DateRangeFieldFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <SingleInputDateRangeField
          label="MMM D, YYYY"
          format="MMM D, YYYY"
          defaultValue={range}
        />
        <SingleInputDateRangeField
          label="Spacious"
          formatDensity="spacious"
          defaultValue={range}
        />
        <SingleInputDateRangeField
          label="Separator"
          dateSeparator="until"
          defaultValue={range}
        />
        <SingleInputDateRangeField
          label="Without leading zeros"
          format="D/M/YYYY"
          shouldRespectLeadingZeros
          defaultValue={range}
        />
      </Stack>
    </LocalizationProvider>
  );
}
