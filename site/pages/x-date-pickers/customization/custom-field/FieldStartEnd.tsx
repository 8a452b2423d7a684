import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

export default function FieldStartEnd() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField
        defaultValue={[dayjs('2026-05-14'), dayjs('2026-05-17')]}
        slotProps={{
          textField: ({ position }) =>
            position === 'start'
              ? { label: 'From', helperText: 'First night' }
              : { label: 'Until', helperText: 'Day of departure' },
          separator: { children: 'to' },
        }}
      />
    </LocalizationProvider>
  );
}
