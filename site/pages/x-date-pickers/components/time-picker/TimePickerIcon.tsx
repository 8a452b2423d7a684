import dayjs from 'dayjs';
import AlarmIcon from '@mui/icons-material/Alarm';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Alarm"
        slots={{ openPickerIcon: AlarmIcon }}
        sx={{ width: 180 }}
        defaultValue={dayjs('2026-05-14T06:40')}
      />
    </LocalizationProvider>
  );
}
