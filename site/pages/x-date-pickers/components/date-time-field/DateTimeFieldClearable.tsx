import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeFieldClearable() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2026-05-14T09:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Remind me at"
        clearable
        value={value}
        onChange={setValue}
        helperText={value ? 'Reminder is on' : 'No reminder'}
      />
    </LocalizationProvider>
  );
}
