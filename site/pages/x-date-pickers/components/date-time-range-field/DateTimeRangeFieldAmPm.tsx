import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const range: [Dayjs, Dayjs] = [
  dayjs('2026-05-14T22:00'),
  dayjs('2026-05-15T04:30'),
];

export default function DateTimeRangeFieldAmPm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <SingleInputDateTimeRangeField
          label="12 hours"
          ampm
          defaultValue={range}
        />
        <SingleInputDateTimeRangeField
          label="24 hours"
          ampm={false}
          defaultValue={range}
        />
        <MultiInputDateTimeRangeField
          ampm={false}
          defaultValue={range}
          slotProps={{
            textField: ({ position }) => ({
              id: `date-time-range-field-am-pm-${position}`,
              label: position === 'start' ? 'From' : 'To',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
