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
      <Stack spacing={2} sx={{ width: 520, maxWidth: '100%' }}>
        <MultiInputDateTimeRangeField
          disabled
          defaultValue={range}
          slotProps={{
            textField: ({ position }) => ({
              id: `date-time-range-field-multi-input-states-1-${position}`,
              label: position === 'start' ? 'From' : 'To',
            }),
          }}
        />
        <MultiInputDateTimeRangeField
          readOnly
          defaultValue={range}
          format="MMM D, HH:mm"
          slotProps={{
            textField: ({ position }) => ({
              id: `date-time-range-field-multi-input-states-2-${position}`,
              label: position === 'start' ? 'From' : 'To',
            }),
          }}
        />
        <MultiInputDateTimeRangeField
          formatDensity="spacious"
          referenceDate={range[0]}
          slotProps={{
            textField: ({ position }) => ({
              id: `date-time-range-field-multi-input-states-3-${position}`,
              label: position === 'start' ? 'From' : 'To',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
