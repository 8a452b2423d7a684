import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerAmpm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimePicker
          label="ampm={true}"
          ampm
          defaultValue={dayjs('2026-05-14T18:45')}
        />
        <TimePicker
          label="ampm={false}"
          ampm={false}
          defaultValue={dayjs('2026-05-14T18:45')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
