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

export default function DateTimeRangePickerAmPm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 460, maxWidth: '100%' }}>
        <DateTimeRangePicker label="12 hours" ampm defaultValue={range} />
        <DateTimeRangePicker
          label="24 hours"
          ampm={false}
          defaultValue={range}
        />
      </Stack>
    </LocalizationProvider>
  );
}
