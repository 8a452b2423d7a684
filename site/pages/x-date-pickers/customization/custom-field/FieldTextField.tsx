import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FieldTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Due date"
        defaultValue={dayjs('2026-05-14')}
        slotProps={{
          textField: {
            variant: 'filled',
            size: 'small',
            helperText: 'Reminders are sent two days before',
          },
        }}
      />
    </LocalizationProvider>
  );
}
