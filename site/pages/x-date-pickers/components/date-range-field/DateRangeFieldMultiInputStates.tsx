import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const range: [Dayjs, Dayjs] = [dayjs('2026-05-14'), dayjs('2026-05-17')];

export default function DateRangeFieldMultiInputStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <MultiInputDateRangeField
          disabled
          defaultValue={range}
          slotProps={{
            textField: ({ position }) => ({
              id: `date-range-field-multi-input-states-1-${position}`,
              label: position === 'start' ? 'From' : 'To',
            }),
          }}
        />
        <MultiInputDateRangeField
          readOnly
          defaultValue={range}
          format="MMM D, YYYY"
          slotProps={{
            textField: ({ position }) => ({
              id: `date-range-field-multi-input-states-2-${position}`,
              label: position === 'start' ? 'From' : 'To',
            }),
          }}
        />
        <MultiInputDateRangeField
          formatDensity="spacious"
          referenceDate={range[0]}
          slotProps={{
            textField: ({ position }) => ({
              id: `date-range-field-multi-input-states-3-${position}`,
              label: position === 'start' ? 'From' : 'To',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
