import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateTimeField
          fullWidth
          label="YYYY-MM-DD HH:mm"
          format="YYYY-MM-DD HH:mm"
          defaultValue={dayjs('2026-05-14T18:45')}
        />
        <DateTimeField
          fullWidth
          label="ddd D MMM, HH:mm"
          format="ddd D MMM, HH:mm"
          defaultValue={dayjs('2026-05-14T18:45')}
        />
        <DateTimeField
          fullWidth
          label="M/D/YYYY [at] h:mm a"
          format="M/D/YYYY [at] h:mm a"
          shouldRespectLeadingZeros
          defaultValue={dayjs('2026-05-04T08:05')}
        />
        <DateTimeField
          fullWidth
          label="L hh:mm:ss A, spacious"
          format="L hh:mm:ss A"
          formatDensity="spacious"
          defaultValue={dayjs('2026-05-14T18:45:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
