import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';

export default function TimeRangeFieldPast() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <SingleInputTimeRangeField label="Booking" disablePast />
        <SingleInputTimeRangeField label="Time worked" disableFuture />
        <MultiInputTimeRangeField
          disablePast
          role="group"
          aria-label="Trip"
          slotProps={{
            textField: ({ position }) => ({
              id: `time-range-field-past-1-${position}`,
              label: position === 'start' ? 'From' : 'To',
            }),
          }}
        />
        <MultiInputTimeRangeField
          disableFuture
          role="group"
          aria-label="Absence"
          slotProps={{
            textField: ({ position }) => ({
              id: `time-range-field-past-2-${position}`,
              label: position === 'start' ? 'From' : 'To',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
