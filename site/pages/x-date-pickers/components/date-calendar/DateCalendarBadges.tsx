import dayjs from 'dayjs';
import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const shifts: Record<string, number> = {
  '2026-05-05': 2,
  '2026-05-12': 1,
  '2026-05-14': 3,
  '2026-05-21': 1,
};

function ShiftDay(props: PickersDayProps) {
  const count = shifts[dayjs(props.day).format('YYYY-MM-DD')] ?? 0;
  const date = dayjs(props.day).format('MMMM D');

  return (
    <Badge
      badgeContent={count}
      color="secondary"
      overlap="circular"
      sx={{
        '& .MuiBadge-badge': { minWidth: 15, height: 15, p: 0, fontSize: 10 },
      }}
    >
      <PickersDay
        {...props}
        aria-label={count ? `${date}, shifts: ${count}` : undefined}
      />
    </Badge>
  );
}

export default function DateCalendarBadges() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        disableHighlightToday
        defaultValue={dayjs('2026-05-13')}
        slots={{ day: ShiftDay }}
      />
    </LocalizationProvider>
  );
}
