import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimePickerTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Interview"
        defaultValue={dayjs('2026-05-14T09:45')}
        slotProps={{
          textField: { helperText: 'Local time of the office' },
          field: { clearable: true },
        }}
      />
    </LocalizationProvider>
  );
}
