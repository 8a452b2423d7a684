import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

const range: [dayjs.Dayjs, dayjs.Dayjs] = [
  dayjs.utc('2026-05-14T06:00'),
  dayjs.utc('2026-05-14T14:00'),
];

export default function TimeRangeFieldTimezone() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <SingleInputTimeRangeField
          label="UTC"
          timezone="UTC"
          defaultValue={range}
        />
        <MultiInputTimeRangeField
          timezone="UTC"
          defaultValue={range}
          slotProps={{
            textField: ({ position }) => ({
              id: `time-range-field-timezone-1-${position}`,
              label: position === 'start' ? 'From' : 'To',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
