import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateFieldDisabledDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField
          label="No Sundays"
          shouldDisableDate={(date) => date.day() === 0}
          defaultValue={dayjs('2026-05-17')}
        />
        <DateField
          label="Not in August"
          shouldDisableMonth={(date) => date.month() === 7}
          defaultValue={dayjs('2026-08-03')}
        />
        <DateField
          label="Even years only"
          shouldDisableYear={(date) => date.year() % 2 === 1}
          defaultValue={dayjs('2027-05-14')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
