import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerSizes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Small"
          defaultValue={dayjs('2026-05-14')}
          slotProps={{ textField: { size: 'small' } }}
        />
        <DatePicker
          label="Filled"
          defaultValue={dayjs('2026-05-14')}
          slotProps={{ textField: { variant: 'filled' } }}
        />
        <DatePicker
          label="Standard"
          defaultValue={dayjs('2026-05-14')}
          slotProps={{ textField: { variant: 'standard' } }}
        />
        <DatePicker
          label="Full width"
          defaultValue={dayjs('2026-05-14')}
          slotProps={{ textField: { fullWidth: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
