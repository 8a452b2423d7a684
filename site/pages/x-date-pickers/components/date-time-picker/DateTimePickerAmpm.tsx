import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimePickerAmpm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimePicker
          label="ampm={true}"
          ampm
          defaultValue={dayjs('2026-05-14T18:45')}
        />
        <DateTimePicker
          label="ampm={false}"
          ampm={false}
          defaultValue={dayjs('2026-05-14T18:45')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
