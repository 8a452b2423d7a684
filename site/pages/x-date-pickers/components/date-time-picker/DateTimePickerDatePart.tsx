import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimePickerDatePart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimePicker
          label="minDateTime"
          minDateTime={dayjs('2026-05-13T12:00')}
          defaultValue={dayjs('2026-05-14T09:00')}
        />
        <DateTimePicker
          label="minTime"
          minTime={dayjs('2026-05-13T12:00')}
          disableIgnoringDatePartForTimeValidation
          defaultValue={dayjs('2026-05-14T09:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
