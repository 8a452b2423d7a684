import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Check-out"
        ampm={false}
        format="HH.mm"
        formatDensity="spacious"
        defaultValue={dayjs('2026-05-14T11:00')}
        slotProps={{
          textField: { helperText: 'Until noon', size: 'small' },
          field: { clearable: true },
        }}
      />
    </LocalizationProvider>
  );
}
