import dayjs from 'dayjs';
import 'dayjs/locale/de';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const time = dayjs('2026-05-14T15:30');

export default function AmPm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <TimeField label="From the locale" defaultValue={time} />
        <TimeField label="12 hours" ampm defaultValue={time} />
        <TimeField label="24 hours" ampm={false} defaultValue={time} />
      </Stack>
    </LocalizationProvider>
  );
}
