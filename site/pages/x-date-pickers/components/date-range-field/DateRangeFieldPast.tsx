import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

export default function DateRangeFieldPast() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
        <SingleInputDateRangeField label="Booking" disablePast />
        <SingleInputDateRangeField label="Time worked" disableFuture />
        <MultiInputDateRangeField disablePast aria-label="Trip" />
        <MultiInputDateRangeField disableFuture aria-label="Absence" />
      </Stack>
    </LocalizationProvider>
  );
}
