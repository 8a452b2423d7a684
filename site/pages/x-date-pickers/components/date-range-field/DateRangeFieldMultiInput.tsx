import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';

export default function DateRangeFieldMultiInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField
        defaultValue={[dayjs('2026-05-14'), dayjs('2026-05-17')]}
        slotProps={{
          textField: ({ position }) => ({
            id: `date-range-field-multi-input-1-${position}`,
            label: position === 'start' ? 'From' : 'To',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
