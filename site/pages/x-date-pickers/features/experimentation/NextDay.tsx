import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay2 } from '@mui/x-date-pickers/PickerDay2';

const compact = {
  '--PickerDay-size': '32px',
  '--PickerDay-horizontalMargin': '4px',
};

export default function NextDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        showDaysOutsideCurrentMonth
        defaultValue={dayjs('2026-05-14')}
        disableHighlightToday
        slots={{ day: PickerDay2 }}
        slotProps={{ day: { sx: compact } }}
      />
    </LocalizationProvider>
  );
}
