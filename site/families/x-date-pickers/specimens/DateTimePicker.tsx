import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const departure = dayjs('2026-05-14T09:45');

export default function DateTimePickerSpecimen() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Arrival"
        defaultValue={departure}
        slotProps={{ textField: { size: 'small', sx: { width: 230 } } }}
      />
    </LocalizationProvider>
  );
}
