import { useState } from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerAutoFocus() {
  const [shown, setShown] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 56 }}>
        {shown ? (
          <DatePicker
            autoFocus
            label="Remind me on"
            defaultValue={dayjs('2026-05-14')}
          />
        ) : (
          <Button onClick={() => setShown(true)}>Add a reminder</Button>
        )}
      </Box>
    </LocalizationProvider>
  );
}
