import { DateTime } from 'luxon';
import Stack from '@mui/material/Stack';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const departure = DateTime.fromISO('2026-05-14T15:30', { zone: 'UTC' });

export default function TimezoneLuxon() {
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateTimePicker label="Departure (UTC)" defaultValue={departure} />
        <DateTimePicker
          label="Departure in Chicago"
          timezone="America/Chicago"
          defaultValue={departure}
        />
      </Stack>
    </LocalizationProvider>
  );
}
