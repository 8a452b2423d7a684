import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const range: [Dayjs, Dayjs] = [
  dayjs('2026-05-14T09:00'),
  dayjs('2026-05-14T17:30'),
];

export default function TimeRangeFieldAmPm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <SingleInputTimeRangeField label="12 hours" ampm defaultValue={range} />
        <SingleInputTimeRangeField
          label="24 hours"
          ampm={false}
          defaultValue={range}
        />
        <MultiInputTimeRangeField
          ampm={false}
          defaultValue={range}
          slotProps={{
            textField: ({ position }) => ({
              id: `time-range-field-am-pm-${position}`,
              label: position === 'start' ? 'From' : 'To',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
