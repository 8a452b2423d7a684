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

const withoutSeparator = { separator: () => null };

export default function DateTimeRangeFieldMultiInputLayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 480, maxWidth: '100%' }}>
        <MultiInputDateTimeRangeField
          defaultValue={range}
          dateSeparator="until"
          spacing={1}
          className="period"
          slotProps={{
            textField: ({ position }) => ({
              id: `date-time-range-field-multi-input-layout-1-${position}`,
              label: position === 'start' ? 'From' : 'To',
              size: 'small',
            }),
          }}
        />
        <MultiInputDateTimeRangeField
          defaultValue={range}
          direction="column"
          spacing={2}
          useFlexGap
          slots={withoutSeparator}
          slotProps={{
            textField: ({ position }) => ({
              id: `date-time-range-field-multi-input-layout-2-${position}`,
              label: position === 'start' ? 'From' : 'To',
              fullWidth: true,
            }),
          }}
          sx={{ alignItems: 'stretch' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
