import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';

export default function DateTimeRangeFieldPast() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 480, maxWidth: '100%' }}>
        <SingleInputDateTimeRangeField label="Booking" disablePast />
        <SingleInputDateTimeRangeField label="Time worked" disableFuture />
        <MultiInputDateTimeRangeField
          disablePast
          role="group"
          aria-label="Trip"
          slotProps={{
            textField: ({ position }) => ({
              id: `date-time-range-field-past-1-${position}`,
              label: position === 'start' ? 'From' : 'To',
            }),
          }}
        />
        <MultiInputDateTimeRangeField
          disableFuture
          role="group"
          aria-label="Absence"
          slotProps={{
            textField: ({ position }) => ({
              id: `date-time-range-field-past-2-${position}`,
              label: position === 'start' ? 'From' : 'To',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
