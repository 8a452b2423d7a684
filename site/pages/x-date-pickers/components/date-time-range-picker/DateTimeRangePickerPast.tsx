import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';

export default function DateTimeRangePickerPast() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 460, maxWidth: '100%' }}>
        <DateTimeRangePicker label="Booking" disablePast />
        <DateTimeRangePicker label="Time worked" disableFuture />
      </Stack>
    </LocalizationProvider>
  );
}
