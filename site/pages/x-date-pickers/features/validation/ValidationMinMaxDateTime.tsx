import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ValidationMinMaxDateTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Upload"
        defaultValue={dayjs('2026-05-20T17:30')}
        minDateTime={dayjs('2026-05-14T09:00')}
        maxDateTime={dayjs('2026-05-20T17:00')}
        slotProps={{
          textField: { helperText: 'From May 14, 9 AM to May 20, 5 PM' },
        }}
      />
    </LocalizationProvider>
  );
}
