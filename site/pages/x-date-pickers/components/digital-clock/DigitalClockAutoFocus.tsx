import { useState } from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function DigitalClockAutoFocus() {
  const [shown, setShown] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 280 }}>
        <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
          Choose a time
        </Button>
        {shown && (
          <MultiSectionDigitalClock
            autoFocus
            defaultValue={dayjs('2026-05-14T15:30')}
          />
        )}
      </Box>
    </LocalizationProvider>
  );
}
