import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

export default function DateRangeFieldPast() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <SingleInputDateRangeField label="Booking" disablePast />
        <SingleInputDateRangeField label="Time worked" disableFuture />
        <MultiInputDateRangeField
          disablePast
          role="group"
          aria-label="Trip"
          slotProps={{
            textField: ({ position }) => ({
              id: `date-range-field-past-1-${position}`,
              label: position === 'start' ? 'From' : 'To',
            }),
          }}
        />
        <MultiInputDateRangeField
          disableFuture
          role="group"
          aria-label="Absence"
          slotProps={{
            textField: ({ position }) => ({
              id: `date-range-field-past-2-${position}`,
              label: position === 'start' ? 'From' : 'To',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
