import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const opening = dayjs('2026-05-02');
const closing = dayjs('2026-08-30');

export default function GalleryVisit() {
  const [day, setDay] = useState<dayjs.Dayjs | null>(dayjs('2026-05-14'));
  const [error, setError] = useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="Day of your visit"
          format="DD MMM YYYY"
          minDate={opening}
          maxDate={closing}
          shouldDisableDate={(date) => date.day() === 1}
          value={day}
          onChange={setDay}
          onError={setError}
          slotProps={{ textField: { helperText: 'Closed on Mondays' } }}
        />
        <Typography role="status">
          {day && !error
            ? `Two tickets for ${day.format('dddd, D MMMM')}`
            : 'Choose a day'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
