import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

const range: [dayjs.Dayjs, dayjs.Dayjs] = [
  dayjs.utc('2026-05-01'),
  dayjs.utc('2026-05-31'),
];

export default function DateRangeFieldTimezone() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <SingleInputDateRangeField
          label="UTC"
          timezone="UTC"
          defaultValue={range}
        />
        <MultiInputDateRangeField
          timezone="UTC"
          defaultValue={range}
          slotProps={{
            textField: ({ position }) => ({
              id: `date-range-field-timezone-1-${position}`,
              label: position === 'start' ? 'From' : 'To',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
