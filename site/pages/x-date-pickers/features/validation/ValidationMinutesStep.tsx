import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function ValidationMinutesStep() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Pickup"
        minutesStep={15}
        defaultValue={dayjs('2026-05-14T16:40')}
        slotProps={{ textField: { helperText: 'Every quarter of an hour' } }}
      />
    </LocalizationProvider>
  );
}
