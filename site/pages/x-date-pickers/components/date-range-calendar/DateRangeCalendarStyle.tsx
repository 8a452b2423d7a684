import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { dateRangePickerDayClasses } from '@mui/x-date-pickers-pro/DateRangePickerDay';
import dayjs from 'dayjs';

export default function DateRangeCalendarStyle() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        className="budget-calendar"
        classes={{ monthContainer: 'budget-month' }}
        disableHighlightToday
        slotProps={{
          previousIconButton: { size: 'small' },
          nextIconButton: { size: 'small' },
        }}
        sx={{
          [`& .${dateRangePickerDayClasses.rangeIntervalDayHighlight}`]: {
            bgcolor: 'action.selected',
          },
          '& .budget-month': { borderRadius: 2 },
        }}
        defaultValue={[dayjs('2026-05-14'), dayjs('2026-05-20')]}
      />
    </LocalizationProvider>
  );
}
