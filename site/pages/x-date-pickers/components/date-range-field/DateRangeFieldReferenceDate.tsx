import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';

export default function DateRangeFieldReferenceDate() {
  const [text, setText] = useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <SingleInputDateRangeField
          label="Stay"
          referenceDate={dayjs('2026-05-14T15:00')}
          onChange={(next) =>
            setText(
              next.map((date) => date?.format('YYYY-MM-DD HH:mm')).join(' – '),
            )
          }
        />
        <Typography role="status">{text || 'Fill one side'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
