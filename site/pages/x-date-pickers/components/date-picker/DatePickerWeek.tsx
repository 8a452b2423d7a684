import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';

interface WeekDayProps extends PickersDayProps {
  week?: Dayjs | null;
}

function WeekDay({ week, day, ...props }: WeekDayProps) {
  const inside = dayjs(day).isSame(week?.locale('en-gb'), 'week');

  return (
    <PickersDay
      {...props}
      day={day}
      selected={inside}
      aria-selected={inside}
      sx={{ borderRadius: 1 }}
    />
  );
}

export default function DatePickerWeek() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2026-05-14'));
  const monday = value?.locale('en-gb').startOf('week');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
      <DatePicker
        label="Week"
        value={value}
        onChange={setValue}
        displayWeekNumber
        showDaysOutsideCurrentMonth
        slots={{ day: WeekDay }}
        slotProps={{
          day: { week: value } as WeekDayProps,
          textField: {
            helperText: monday?.isValid()
              ? `From ${monday.format('MMM D')} to ${monday.add(6, 'day').format('MMM D')}`
              : ' ',
          },
        }}
      />
    </LocalizationProvider>
  );
}
