import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const range: [Dayjs, Dayjs] = [dayjs('2026-05-14'), dayjs('2026-05-17')];

export default function DateRangePickerForm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DateRangePicker label="Disabled" disabled defaultValue={range} />
        <DateRangePicker label="Read-only" readOnly defaultValue={range} />
        <DateRangePicker
          label="Required"
          defaultValue={range}
          slotProps={{
            textField: { required: true, helperText: 'Both dates' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
