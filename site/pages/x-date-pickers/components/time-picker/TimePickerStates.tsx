import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimePicker
          label="Disabled"
          disabled
          defaultValue={dayjs('2026-05-14T09:45')}
        />
        <TimePicker
          label="Read-only"
          readOnly
          defaultValue={dayjs('2026-05-14T09:45')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
