import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const departure = dayjs('2026-05-14T09:45');

export default function TimeFieldSpecimen() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField label="Boarding" defaultValue={departure} size="small" sx={{ width: 230 }} />
    </LocalizationProvider>
  );
}
