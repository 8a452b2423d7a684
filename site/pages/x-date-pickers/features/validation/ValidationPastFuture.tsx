import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ValidationPastFuture() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker
          label="Delivery"
          disablePast
          defaultValue={dayjs('2020-05-14')}
          slotProps={{ textField: { helperText: 'Today or later' } }}
        />
        <DatePicker
          label="Date of birth"
          disableFuture
          defaultValue={dayjs('1994-05-14')}
          slotProps={{ textField: { helperText: 'Today or earlier' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
