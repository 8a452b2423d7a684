import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import dayjs from 'dayjs';

export default function DateTimeRangeFieldMultiInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateTimeRangeField
        defaultValue={[dayjs('2026-05-14T22:00'), dayjs('2026-05-15T04:30')]}
        slotProps={{
          textField: ({ position }) => ({
            id: `date-time-range-field-multi-input-1-${position}`,
            label: position === 'start' ? 'From' : 'To',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
