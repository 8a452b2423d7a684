import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeFieldStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimeField
          label="Disabled"
          disabled
          defaultValue={dayjs('2026-05-14T09:45')}
        />
        <DateTimeField
          label="Read-only"
          readOnly
          defaultValue={dayjs('2026-05-14T09:45')}
        />
        <DateTimeField
          label="Focused look"
          focused
          defaultValue={dayjs('2026-05-14T09:45')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
