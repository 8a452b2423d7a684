import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeFieldDisabled() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimeField
          label="No Sundays, no noon"
          shouldDisableDate={(date) => date.day() === 0}
          shouldDisableTime={(time, view) =>
            view === 'hours' && time.hour() === 12
          }
          defaultValue={dayjs('2026-05-17T12:00')}
        />
        <DateTimeField
          label="Not in August or 2027"
          shouldDisableMonth={(date) => date.month() === 7}
          shouldDisableYear={(date) => date.year() === 2027}
          defaultValue={dayjs('2026-08-03T09:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
