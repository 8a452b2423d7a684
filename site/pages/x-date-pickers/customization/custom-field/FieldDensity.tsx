import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const day = dayjs('2026-05-14');

export default function FieldDensity() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker label="dense" formatDensity="dense" defaultValue={day} />
        <DatePicker
          label="spacious"
          formatDensity="spacious"
          defaultValue={day}
        />
      </Stack>
    </LocalizationProvider>
  );
}
