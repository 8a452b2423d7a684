import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateWithoutTime() {
  const [birthday, setBirthday] = React.useState<string | null>('1990-05-14');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="Date of birth"
          value={birthday ? dayjs(birthday) : null}
          onChange={(day: dayjs.Dayjs | null) =>
            setBirthday(day?.isValid() ? day.format('YYYY-MM-DD') : null)
          }
        />
        <Typography variant="body2" role="status">
          Sent to the server: {birthday ?? 'null'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
