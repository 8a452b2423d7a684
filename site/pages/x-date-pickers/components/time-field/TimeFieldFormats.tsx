import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function TimeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimeField
          label="hh:mm A"
          format="hh:mm A"
          defaultValue={dayjs('2026-05-14T18:45')}
        />
        <TimeField
          label="HH:mm:ss"
          format="HH:mm:ss"
          defaultValue={dayjs('2026-05-14T18:45:30')}
        />
        <TimeField
          label="mm:ss"
          format="mm:ss"
          defaultValue={dayjs('2026-05-14T00:04:30')}
        />
        <TimeField
          label="H.mm [h], spacious"
          format="H.mm [h]"
          formatDensity="spacious"
          shouldRespectLeadingZeros
          defaultValue={dayjs('2026-05-14T08:45')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
