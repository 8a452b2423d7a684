import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function QuickstartLayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ width: '100%', maxWidth: 520 }}
      >
        <DatePicker
          label="Date"
          defaultValue={dayjs('2026-05-14')}
          slotProps={{ textField: { fullWidth: true } }}
        />
        <TimePicker
          label="Time"
          defaultValue={dayjs('2026-05-14T09:45')}
          slotProps={{ textField: { fullWidth: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
