import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import isoWeek from 'dayjs/plugin/isoWeek';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';

dayjs.extend(isoWeek);

interface WeekDayProps extends PickersDayProps {
  week?: Dayjs | null;
}

function WeekDay({ week, ...props }: WeekDayProps) {
  const day = dayjs(props.day);
  const inside = week ? day.isSame(week, 'isoWeek') : false;

  return (
    <PickersDay
      {...props}
      disableMargin
      selected={inside}
      aria-selected={inside}
      sx={{
        marginInline: 0.25,
        borderRadius: 0,
        ...(inside && day.isoWeekday() === 1 && { borderStartStartRadius: 18 }),
        ...(inside && day.isoWeekday() === 1 && { borderEndStartRadius: 18 }),
        ...(inside && day.isoWeekday() === 7 && { borderStartEndRadius: 18 }),
        ...(inside && day.isoWeekday() === 7 && { borderEndEndRadius: 18 }),
      }}
    />
  );
}

export default function DateCalendarWeek() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2026-05-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
      <Box>
        <DateCalendar
          disableHighlightToday
          showDaysOutsideCurrentMonth
          value={value}
          onChange={setValue}
          slots={{ day: WeekDay }}
          slotProps={{ day: { week: value } as WeekDayProps }}
        />
        <Typography variant="body2" role="status" align="center">
          Week {value?.isoWeek()}: {value?.isoWeekday(1).format('MMM D')} to{' '}
          {value?.isoWeekday(7).format('MMM D')}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
