import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';

const departure = dayjs('2026-05-14T09:45');

/** When the ferry leaves. */
export function CalendarSpecimen() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1.5} sx={{ width: 224 }}>
        <DateField label="Departure" size="small" defaultValue={departure} />
        <TimeField label="Boarding" size="small" defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
  );
}
