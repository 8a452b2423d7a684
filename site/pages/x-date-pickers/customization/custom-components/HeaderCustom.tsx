import type { Dayjs } from 'dayjs';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';

function QuarterHeader({
  className,
  currentMonth,
  onMonthChange,
  labelId,
}: PickersCalendarHeaderProps) {
  const month: Dayjs = currentMonth;
  return (
    <Stack
      className={className}
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', p: 2 }}
    >
      <Button
        size="small"
        aria-label="−3 months"
        onClick={() => onMonthChange(month.subtract(3, 'month'))}
      >
        −3
      </Button>
      <Typography id={labelId} aria-live="polite">
        {month.format('MMMM YYYY')}
      </Typography>
      <Button
        size="small"
        aria-label="+3 months"
        onClick={() => onMonthChange(month.add(3, 'month'))}
      >
        +3
      </Button>
    </Stack>
  );
}

export default function HeaderCustom() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-05-14')}
        disableHighlightToday
        slots={{ calendarHeader: QuarterHeader }}
      />
    </LocalizationProvider>
  );
}
