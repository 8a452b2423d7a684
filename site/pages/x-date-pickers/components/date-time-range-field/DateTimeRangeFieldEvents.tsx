import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs from 'dayjs';

export default function DateTimeRangeFieldEvents() {
  const [last, setLast] = useState('none');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <SingleInputDateTimeRangeField
          label="Maintenance"
          defaultValue={[dayjs('2026-05-14T22:00'), dayjs('2026-05-15T04:30')]}
          onMouseDown={() => setLast('onMouseDown')}
          onClick={() => setLast('onClick')}
          onKeyDown={(event) => setLast(`onKeyDown ${event.key}`)}
          onInput={() => setLast('onInput')}
          onPaste={() => setLast('onPaste')}
        />
        <Typography role="status">Last event: {last}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
