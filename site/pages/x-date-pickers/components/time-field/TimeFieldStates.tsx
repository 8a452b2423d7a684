import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function TimeFieldStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimeField
          label="Disabled"
          disabled
          defaultValue={dayjs('2026-05-14T09:45')}
        />
        <TimeField
          label="Read-only"
          readOnly
          defaultValue={dayjs('2026-05-14T09:45')}
        />
        <TimeField
          label="Focused look"
          focused
          defaultValue={dayjs('2026-05-14T09:45')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
