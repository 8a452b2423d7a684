import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const range: [Dayjs, Dayjs] = [
  dayjs('2026-05-12T09:00'),
  dayjs('2026-05-14T19:00'),
];

export default function DateTimeRangeFieldOffice() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
        <SingleInputDateTimeRangeField
          label="Workshop"
          defaultValue={range}
          minDate={dayjs('2026-05-11')}
          maxDate={dayjs('2026-05-15')}
          minTime={dayjs('2026-05-11T08:00')}
          maxTime={dayjs('2026-05-11T18:00')}
        />
        <MultiInputDateTimeRangeField
          defaultValue={range}
          minDate={dayjs('2026-05-11')}
          maxDate={dayjs('2026-05-15')}
          minTime={dayjs('2026-05-11T08:00')}
          maxTime={dayjs('2026-05-11T18:00')}
          slotProps={{
            textField: ({ position }) => ({
              id: `date-time-range-field-office-1-${position}`,
              label: position === 'start' ? 'Begins' : 'Ends',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
