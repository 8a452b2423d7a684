import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePickerDay } from '@mui/x-date-pickers-pro/DateRangePickerDay';
import type { DateRangePickerDayProps } from '@mui/x-date-pickers-pro/DateRangePickerDay';
import dayjs from 'dayjs';

const holidays = new Set(['2026-05-14', '2026-05-25']);

function HolidayDay(props: DateRangePickerDayProps) {
  const holiday = holidays.has(props.day.format('YYYY-MM-DD'));
  return (
    <DateRangePickerDay
      {...props}
      title={holiday ? 'Public holiday' : undefined}
      sx={holiday ? { textDecoration: 'underline', fontWeight: 700 } : {}}
    />
  );
}

export default function DateRangeCalendarDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        disableHighlightToday
        slots={{ day: HolidayDay }}
        defaultValue={[dayjs('2026-05-18'), dayjs('2026-05-27')]}
      />
    </LocalizationProvider>
  );
}
