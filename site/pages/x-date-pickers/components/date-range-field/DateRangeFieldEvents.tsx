import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';

export default function DateRangeFieldEvents() {
  const [last, setLast] = useState('none');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
        <SingleInputDateRangeField
          label="Stay"
          defaultValue={[dayjs('2026-05-14'), dayjs('2026-05-17')]}
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
