import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const day = dayjs('2026-05-14');

export default function FormatField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateField label="YYYY-MM-DD" format="YYYY-MM-DD" defaultValue={day} />
        <DateField
          label="dddd, D MMMM"
          format="dddd, D MMMM"
          defaultValue={day}
        />
        <DateField
          label="[Week of] LL"
          format="[Week of] LL"
          defaultValue={day}
        />
      </Stack>
    </LocalizationProvider>
  );
}
