import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const adapters = {
  Gregorian: AdapterDateFns,
  Jalali: AdapterDateFnsJalali,
};

const iso = new Intl.DateTimeFormat('sv-SE');

export default function CalendarSwitch() {
  const [calendar, setCalendar] =
    React.useState<keyof typeof adapters>('Jalali');
  const [due, setDue] = React.useState<Date | null>(new Date(2026, 4, 14));
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label="Calendar"
        value={calendar}
        onChange={(_event, value: keyof typeof adapters | null) =>
          setCalendar(value ?? calendar)
        }
      >
        <ToggleButton value="Gregorian">Gregorian</ToggleButton>
        <ToggleButton value="Jalali">Jalali</ToggleButton>
      </ToggleButtonGroup>
      <LocalizationProvider key={calendar} dateAdapter={adapters[calendar]}>
        <DatePicker label="Due date" value={due} onChange={setDue} />
      </LocalizationProvider>
      <Typography variant="body2" role="status">
        Stored: {due && !Number.isNaN(due.getTime()) ? iso.format(due) : '–'}
      </Typography>
    </Stack>
  );
}
