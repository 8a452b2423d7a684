import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerMonth() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker
          label="Month"
          views={['month', 'year']}
          openTo="month"
          monthsPerRow={4}
          shouldDisableMonth={(month) => month.month() === 7}
          defaultValue={dayjs('2026-05-01')}
        />
        <DatePicker
          label="Year"
          views={['year']}
          yearsOrder="desc"
          yearsPerRow={3}
          shouldDisableYear={(year) => year.year() === 2025}
          maxDate={dayjs('2027-12-31')}
          defaultValue={dayjs('2026-01-01')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
