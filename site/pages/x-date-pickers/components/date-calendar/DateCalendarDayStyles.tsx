import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersDayClasses } from '@mui/x-date-pickers/PickersDay';

export default function DateCalendarDayStyles() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        disableHighlightToday
        defaultValue={dayjs('2026-05-14')}
        slotProps={{ day: { disableMargin: true } }}
        sx={{
          [`& .${pickersDayClasses.root}`]: { borderRadius: 2 },
          [`& .${pickersDayClasses.selected}`]: {
            outline: '2px solid',
            outlineOffset: '-5px',
          },
        }}
      />
    </LocalizationProvider>
  );
}
