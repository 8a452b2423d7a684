import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import dayjs from 'dayjs';

const field = {
  className: 'rental',
  direction: { xs: 'column', sm: 'row' },
};

export default function DateTimeRangePickerMultiInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        slots={{ field: MultiInputDateTimeRangeField }}
        slotProps={{ field }}
        localeText={{ start: 'Pickup', end: 'Return' }}
        defaultValue={[dayjs('2026-05-14T10:00'), dayjs('2026-05-17T16:30')]}
      />
    </LocalizationProvider>
  );
}
