import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function TimeFieldAmpm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimeField
          label="12 hours"
          ampm
          defaultValue={dayjs('2026-05-14T18:45')}
        />
        <TimeField
          label="24 hours"
          ampm={false}
          defaultValue={dayjs('2026-05-14T18:45')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
