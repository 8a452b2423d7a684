import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

const range: [dayjs.Dayjs, dayjs.Dayjs] = [
  dayjs.utc('2026-05-14T22:00'),
  dayjs.utc('2026-05-15T02:00'),
];

export default function DateTimeRangeFieldTimezone() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 480, maxWidth: '100%' }}>
        <SingleInputDateTimeRangeField
          label="UTC"
          timezone="UTC"
          defaultValue={range}
        />
        <MultiInputDateTimeRangeField
          timezone="UTC"
          defaultValue={range}
          slotProps={{
            textField: ({ position }) => ({
              id: `date-time-range-field-timezone-1-${position}`,
              label: position === 'start' ? 'From' : 'To',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
