import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';

export default function DateTimeRangeFieldPast() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
        <SingleInputDateTimeRangeField label="Booking" disablePast />
        <SingleInputDateTimeRangeField label="Time worked" disableFuture />
        <MultiInputDateTimeRangeField disablePast aria-label="Trip" />
        <MultiInputDateTimeRangeField disableFuture aria-label="Absence" />
      </Stack>
    </LocalizationProvider>
  );
}
