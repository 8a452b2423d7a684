import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const departure = dayjs('2026-05-14T09:45');

export default function DateTimeFieldSpecimen() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField label="Arrival" defaultValue={departure} size="small" sx={{ width: 230 }} />
    </LocalizationProvider>
  );
}
