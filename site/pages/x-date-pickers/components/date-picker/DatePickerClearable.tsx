import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerClearable() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker
          label="Last day (optional)"
          defaultValue={dayjs('2026-05-14')}
          slotProps={{ field: { clearable: true } }}
        />
        <DatePicker
          label="Calendar button at the start"
          defaultValue={dayjs('2026-05-14')}
          slotProps={{
            field: { clearable: true, openPickerButtonPosition: 'start' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
