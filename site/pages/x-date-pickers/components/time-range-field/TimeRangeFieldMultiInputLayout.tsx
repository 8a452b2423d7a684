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

const withoutSeparator = { separator: () => null };

export default function TimeRangeFieldMultiInputLayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 480, maxWidth: '100%' }}>
        <MultiInputTimeRangeField
          defaultValue={range}
          dateSeparator="to"
          spacing={1}
          className="period"
          slotProps={{
            textField: ({ position }) => ({
              id: `time-range-field-multi-input-layout-1-${position}`,
              label: position === 'start' ? 'From' : 'To',
              size: 'small',
            }),
          }}
        />
        <MultiInputTimeRangeField
          defaultValue={range}
          direction="column"
          spacing={2}
          useFlexGap
          slots={withoutSeparator}
          slotProps={{
            textField: ({ position }) => ({
              id: `time-range-field-multi-input-layout-2-${position}`,
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
