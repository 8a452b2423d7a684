import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeFieldClearable() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2026-05-14T09:45'));
  const [off, setOff] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Remind me at"
        clearable
        value={value}
        onChange={setValue}
        onClear={() => setOff(true)}
        helperText={
          off && !value ? 'Reminder is off' : 'Clear it to turn it off'
        }
      />
    </LocalizationProvider>
  );
}
