import EventRoundedIcon from '@mui/icons-material/EventRounded';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function BaseSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Start of work"
        defaultValue={dayjs('2026-05-14')}
        slots={{ openPickerIcon: EventRoundedIcon }}
        slotProps={{
          textField: { helperText: 'Your first day', size: 'small' },
          field: { clearable: true },
        }}
      />
    </LocalizationProvider>
  );
}
