import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function FieldsSingle() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField label="DateField" defaultValue={dayjs('2026-05-14')} />
        <TimeField label="TimeField" defaultValue={dayjs('2026-05-14T18:45')} />
        <DateTimeField
          label="DateTimeField"
          defaultValue={dayjs('2026-05-14T18:45')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
