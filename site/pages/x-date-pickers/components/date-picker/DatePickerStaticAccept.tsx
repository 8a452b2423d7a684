import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function DatePickerStaticAccept() {
  const [text, setText] = useState('Nothing accepted');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          openTo="year"
          yearsPerRow={3}
          disableHighlightToday
          minDate={dayjs('2026-01-01')}
          maxDate={dayjs('2034-12-31')}
          defaultValue={dayjs('2025-05-14')}
          onAccept={(date) =>
            setText(`Accepted: ${date?.format('MMM D, YYYY')}`)
          }
          onError={(reason) =>
            setText(reason ? `Out of range: ${reason}` : 'Valid')
          }
        />
        <Typography variant="body2" role="status">
          {text}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
