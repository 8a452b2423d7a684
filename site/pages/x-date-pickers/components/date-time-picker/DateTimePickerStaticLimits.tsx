import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

export default function DateTimePickerStaticLimits() {
  const [text, setText] = useState('Nothing booked');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', minHeight: 460 }}>
        <StaticDateTimePicker
          displayStaticWrapperAs="desktop"
          openTo="hours"
          views={['year', 'day', 'hours', 'minutes']}
          yearsPerRow={4}
          disableHighlightToday
          minDateTime={dayjs('2026-05-14T08:00')}
          maxDateTime={dayjs('2026-05-20T18:00')}
          timeSteps={{ minutes: 30 }}
          thresholdToRenderTimeInASingleColumn={48}
          skipDisabled
          defaultValue={dayjs('2026-05-14T07:30')}
          onAccept={(date) =>
            setText(`Booked: ${date?.format('MMM D, HH:mm')}`)
          }
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
