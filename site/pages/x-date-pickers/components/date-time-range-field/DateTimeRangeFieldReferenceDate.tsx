import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs from 'dayjs';

export default function DateTimeRangeFieldReferenceDate() {
  const [text, setText] = useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <SingleInputDateTimeRangeField
          label="Maintenance"
          format="MM/DD HH:mm"
          referenceDate={dayjs('2027-05-14T09:00')}
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
