import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const day = dayjs('2026-05-04');

export default function LeadingZeros() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateField label="Default" format="M/D/YYYY" defaultValue={day} />
        <DateField
          label="As the format says"
          format="M/D/YYYY"
          shouldRespectLeadingZeros
          defaultValue={day}
        />
      </Stack>
    </LocalizationProvider>
  );
}
