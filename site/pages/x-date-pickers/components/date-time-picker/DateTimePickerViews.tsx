import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimePicker
          label="Day and hour"
          views={['day', 'hours']}
          defaultValue={dayjs('2026-05-14T09:00')}
        />
        <DateTimePicker
          label="Years first"
          views={['year', 'month', 'day', 'hours', 'minutes']}
          openTo="year"
          yearsOrder="desc"
          yearsPerRow={3}
          monthsPerRow={4}
          maxDateTime={dayjs('2028-12-31T23:59')}
          defaultValue={dayjs('2026-05-14T09:45')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
