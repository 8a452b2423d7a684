import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker
          label="Disabled"
          disabled
          defaultValue={dayjs('2026-05-14')}
        />
        <DatePicker
          label="Read-only"
          readOnly
          defaultValue={dayjs('2026-05-14')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
