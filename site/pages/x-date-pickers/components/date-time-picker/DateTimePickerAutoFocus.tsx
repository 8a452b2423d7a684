import { useState } from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimePickerAutoFocus() {
  const [shown, setShown] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 56 }}>
        {shown ? (
          <DateTimePicker
            autoFocus
            label="Publish at"
            defaultValue={dayjs('2026-05-14T09:45')}
            sx={{ width: 260 }}
          />
        ) : (
          <Button onClick={() => setShown(true)}>Schedule the post</Button>
        )}
      </Box>
    </LocalizationProvider>
  );
}
