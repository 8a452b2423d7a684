import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const range: [Dayjs, Dayjs] = [
  dayjs('2026-05-14T10:00'),
  dayjs('2026-05-17T16:30'),
];

export default function DateTimeRangePickerForm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 460, maxWidth: '100%' }}>
        <DateTimeRangePicker label="Disabled" disabled defaultValue={range} />
        <DateTimeRangePicker label="Read-only" readOnly defaultValue={range} />
        <DateTimeRangePicker
          label="Required"
          defaultValue={range}
          slotProps={{ textField: { required: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
