import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateFieldClear() {
  const [cleared, setCleared] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Due"
        clearable
        onClear={() => setCleared(true)}
        defaultValue={dayjs('2026-05-14')}
        helperText={cleared ? 'The button was used' : 'Hover to see the button'}
      />
    </LocalizationProvider>
  );
}
