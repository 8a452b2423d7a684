import dayjs from 'dayjs';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FieldsMultiInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField
        defaultValue={[dayjs('2026-05-14'), dayjs('2026-05-18')]}
        slotProps={{
          root: { sx: { flexWrap: 'wrap', gap: 1 } },
          textField: ({ position }) => ({
            id: `stay-${position}`,
            label: position === 'start' ? 'Check-in' : 'Check-out',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
