import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimePickerFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DateTimePicker
          label="ISO"
          slotProps={{ textField: { fullWidth: true } }}
          format="YYYY-MM-DD HH:mm"
          ampm={false}
          defaultValue={dayjs('2026-05-14T18:45')}
        />
        <DateTimePicker
          label="With seconds"
          ampm={false}
          slotProps={{ textField: { fullWidth: true } }}
          views={['year', 'month', 'day', 'hours', 'minutes', 'seconds']}
          formatDensity="spacious"
          defaultValue={dayjs('2026-05-14T18:45:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
