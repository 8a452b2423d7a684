import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker
          label="ISO"
          format="YYYY-MM-DD"
          defaultValue={dayjs('2026-05-14')}
        />
        <DatePicker
          label="Month name"
          format="DD MMM YYYY"
          defaultValue={dayjs('2026-05-14')}
        />
        <DatePicker
          label="Spacious"
          formatDensity="spacious"
          defaultValue={dayjs('2026-05-14')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
