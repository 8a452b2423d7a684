import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const range: [Dayjs, Dayjs] = [dayjs('2026-05-14'), dayjs('2026-05-17')];

export default function DateRangeFieldTextInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 480, maxWidth: '100%' }}>
        <SingleInputDateRangeField
          label="Stay"
          enableAccessibleFieldDOMStructure={false}
          defaultValue={range}
        />
        <MultiInputDateRangeField
          enableAccessibleFieldDOMStructure={false}
          defaultValue={range}
          slotProps={{
            textField: ({ position }) => ({
              id: `date-range-field-text-input-1-${position}`,
              label: position === 'start' ? 'From' : 'To',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
