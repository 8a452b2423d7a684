import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

type Part = 'year' | 'month' | null;

export default function DateCalendarMonthOfYear() {
  const [value, setValue] = useState<Dayjs>(dayjs('2026-05-01'));
  const [focused, setFocused] = useState<Part>(null);
  const [reached, setReached] = useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <Typography id="billing-year">Billing year</Typography>
        <YearCalendar
          gridLabelId="billing-year"
          disableHighlightToday
          minDate={dayjs('2024-01-01')}
          maxDate={dayjs('2029-12-31')}
          value={value}
          onChange={(date) => {
            setValue(date);
            setFocused('month');
          }}
          hasFocus={focused === 'year'}
          onFocusedViewChange={(has) => setFocused(has ? 'year' : null)}
          onYearFocus={(year) => setReached(`year ${year}`)}
        />
        <Typography id="billing-month">Billing month</Typography>
        <MonthCalendar
          gridLabelId="billing-month"
          disableHighlightToday
          currentMonth={value}
          value={value}
          onChange={setValue}
          hasFocus={focused === 'month'}
          onFocusedViewChange={(has) => setFocused(has ? 'month' : null)}
          onMonthFocus={(month) => setReached(`month ${month + 1}`)}
        />
        <Button onClick={() => setFocused('year')}>Change the year</Button>
        <Typography variant="body2" role="status">
          {value.format('MMMM YYYY')}; focus reached: {reached || 'nothing'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
