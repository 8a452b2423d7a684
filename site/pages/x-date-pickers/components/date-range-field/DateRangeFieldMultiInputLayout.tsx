import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const NoSeparator = () => null;

const range: [Dayjs, Dayjs] = [dayjs('2026-05-14'), dayjs('2026-05-17')];

export default function DateRangeFieldMultiInputLayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 480, maxWidth: '100%' }}>
        <MultiInputDateRangeField
          defaultValue={range}
          dateSeparator="until"
          spacing={1}
          className="period"
          slotProps={{
            textField: ({ position }) => ({
              id: `date-range-field-multi-input-layout-1-${position}`,
              label: position === 'start' ? 'From' : 'To',
              size: 'small',
            }),
          }}
        />
        <MultiInputDateRangeField
          defaultValue={range}
          direction="column"
          spacing={2}
          useFlexGap
          slots={{ separator: NoSeparator }}
          slotProps={{
            textField: ({ position }) => ({
              id: `date-range-field-multi-input-layout-2-${position}`,
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
