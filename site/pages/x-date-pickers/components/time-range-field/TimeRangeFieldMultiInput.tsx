import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import dayjs from 'dayjs';

export default function TimeRangeFieldMultiInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputTimeRangeField
        defaultValue={[dayjs('2026-05-14T09:00'), dayjs('2026-05-14T17:30')]}
        slotProps={{
          textField: ({ position }) => ({
            id: `time-range-field-multi-input-1-${position}`,
            label: position === 'start' ? 'From' : 'To',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
