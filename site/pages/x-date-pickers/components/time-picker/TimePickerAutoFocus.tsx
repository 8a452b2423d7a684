import { useState } from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerAutoFocus() {
  const [shown, setShown] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 56 }}>
        {shown ? (
          <TimePicker
            autoFocus
            label="Wake-up time"
            defaultValue={dayjs('2026-05-14T06:40')}
            sx={{ width: 180 }}
          />
        ) : (
          <Button onClick={() => setShown(true)}>Add an alarm</Button>
        )}
      </Box>
    </LocalizationProvider>
  );
}
