import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateFieldStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField
          label="Disabled"
          disabled
          defaultValue={dayjs('2026-05-14')}
        />
        <DateField
          label="Read-only"
          readOnly
          defaultValue={dayjs('2026-05-14')}
        />
        <DateField
          label="Focused look"
          focused
          defaultValue={dayjs('2026-05-14')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
