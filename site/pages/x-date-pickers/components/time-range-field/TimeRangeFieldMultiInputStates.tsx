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
        <MultiInputTimeRangeField
          disabled
          defaultValue={range}
          slotProps={{
            textField: ({ position }) => ({
              id: `time-range-field-multi-input-states-1-${position}`,
              label: position === 'start' ? 'From' : 'To',
            }),
          }}
        />
        <MultiInputTimeRangeField
          readOnly
          defaultValue={range}
          format="HH:mm"
          slotProps={{
            textField: ({ position }) => ({
              id: `time-range-field-multi-input-states-2-${position}`,
              label: position === 'start' ? 'From' : 'To',
            }),
          }}
        />
        <MultiInputTimeRangeField
          format="HH.mm"
          formatDensity="spacious"
          referenceDate={range[0]}
          slotProps={{
            textField: ({ position }) => ({
              id: `time-range-field-multi-input-states-3-${position}`,
              label: position === 'start' ? 'From' : 'To',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
