import { useState } from 'react';
import dayjs from 'dayjs';
import BackspaceIcon from '@mui/icons-material/Backspace';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TimeFieldClear() {
  const [cleared, setCleared] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Start"
        clearable
        slots={{ clearIcon: BackspaceIcon }}
        onClear={() => setCleared(true)}
        defaultValue={dayjs('2026-05-14T09:45')}
        helperText={cleared ? 'The button was used' : 'Hover to see the button'}
      />
    </LocalizationProvider>
  );
}
