import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeFieldAmpm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimeField
          label="12 hours"
          ampm
          defaultValue={dayjs('2026-05-14T18:45')}
        />
        <DateTimeField
          label="24 hours"
          ampm={false}
          defaultValue={dayjs('2026-05-14T18:45')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
