import { useState } from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function TimeClockAutoFocus() {
  const [shown, setShown] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 290 }}>
        <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
          Set the alarm
        </Button>
        {shown && (
          <TimeClock autoFocus defaultValue={dayjs('2026-05-14T06:40')} />
        )}
      </Box>
    </LocalizationProvider>
  );
}
