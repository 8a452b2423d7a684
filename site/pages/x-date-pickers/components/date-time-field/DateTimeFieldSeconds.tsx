import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeFieldSeconds() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Time of the reading"
        format="YYYY-MM-DD HH:mm:ss"
        defaultValue={dayjs('2026-05-14T09:45:30')}
      />
    </LocalizationProvider>
  );
}
