import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const show = (date: Dayjs | null) =>
  date ? date.format('YYYY-MM-DD') : 'null';

export default function LifecycleRange() {
  const [call, setCall] = useState('not called yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <SingleInputDateRangeField
          label="Stay"
          defaultValue={[dayjs('2026-05-14'), dayjs('2026-05-17')]}
          onChange={([start, end]) => setCall(`[${show(start)}, ${show(end)}]`)}
        />
        <Typography role="status">onChange: {call}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
