import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';

export default function TimeRangeFieldPast() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
        <SingleInputTimeRangeField label="Booking" disablePast />
        <SingleInputTimeRangeField label="Time worked" disableFuture />
        <MultiInputTimeRangeField disablePast aria-label="Trip" />
        <MultiInputTimeRangeField disableFuture aria-label="Absence" />
      </Stack>
    </LocalizationProvider>
  );
}
