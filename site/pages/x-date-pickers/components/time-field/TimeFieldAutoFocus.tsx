import { useState } from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function TimeFieldAutoFocus() {
  const [shown, setShown] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 56 }}>
        {shown ? (
          <TimeField
            autoFocus
            label="Follow-up"
            defaultValue={dayjs('2026-05-14T09:45')}
          />
        ) : (
          <Button onClick={() => setShown(true)}>Add a follow-up</Button>
        )}
      </Box>
    </LocalizationProvider>
  );
}
