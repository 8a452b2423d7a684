import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

export default function TimePickerStaticAccept() {
  const [text, setText] = useState('Nothing accepted');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <StaticTimePicker
          displayStaticWrapperAs="desktop"
          ampm={false}
          minTime={dayjs('2026-05-14T08:00')}
          maxTime={dayjs('2026-05-14T18:00')}
          defaultValue={dayjs('2026-05-14T07:15')}
          onAccept={(time) => setText(`Accepted: ${time?.format('HH:mm')}`)}
          onError={(reason) =>
            setText(reason ? `Rejected: ${reason}` : 'Valid')
          }
        />
        <Typography variant="body2" role="status">
          {text}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
