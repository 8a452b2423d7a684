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

export default function TimeRangeFieldTextInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 480, maxWidth: '100%' }}>
        <SingleInputTimeRangeField
          label="Shift"
          enableAccessibleFieldDOMStructure={false}
          defaultValue={range}
        />
        <MultiInputTimeRangeField
          enableAccessibleFieldDOMStructure={false}
          defaultValue={range}
          slotProps={{
            textField: ({ position }) => ({
              id: `time-range-field-text-input-1-${position}`,
              label: position === 'start' ? 'From' : 'To',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
