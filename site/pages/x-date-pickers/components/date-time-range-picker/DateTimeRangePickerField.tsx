import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import dayjs from 'dayjs';

export default function DateTimeRangePickerField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Rental"
        slotProps={{
          field: { clearable: true, dateSeparator: 'to' },
          textField: { size: 'small', variant: 'filled' },
        }}
        className="period"
        defaultValue={[dayjs('2026-05-14T10:00'), dayjs('2026-05-17T16:30')]}
        sx={{ width: 460, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
