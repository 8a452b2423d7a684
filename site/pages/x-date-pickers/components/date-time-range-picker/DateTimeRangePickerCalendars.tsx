import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import dayjs from 'dayjs';

const months = [1, 2, 3] as const;

export default function DateTimeRangePickerCalendars() {
  const [calendars, setCalendars] = useState<1 | 2 | 3>(2);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 460, maxWidth: '100%' }}>
        <RadioGroup row aria-label="Months in the popup" value={calendars}>
          {months.map((count) => (
            <FormControlLabel
              key={count}
              value={count}
              label={`${count}`}
              control={<Radio onChange={() => setCalendars(count)} />}
            />
          ))}
        </RadioGroup>
        <DateTimeRangePicker
          label="Rental"
          calendars={calendars}
          currentMonthCalendarPosition={calendars}
          defaultValue={[dayjs('2026-05-14T10:00'), dayjs('2026-05-17T16:30')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
