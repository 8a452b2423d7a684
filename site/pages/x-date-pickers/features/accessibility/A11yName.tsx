import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function A11yName() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        defaultValue={dayjs('2026-05-14')}
        localeText={{
          openDatePickerDialogue: (date) =>
            `Change due date, ${date ?? 'none'}`,
        }}
        slotProps={{
          textField: {
            size: 'small',
            slotProps: { input: { 'aria-label': 'Due date' } },
          },
          popper: { 'aria-label': 'Due date' },
        }}
      />
    </LocalizationProvider>
  );
}
