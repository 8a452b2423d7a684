import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function TimeFieldDatePart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Since the cut-off"
        minTime={dayjs('2026-05-13T18:00')}
        disableIgnoringDatePartForTimeValidation
        defaultValue={dayjs('2026-05-14T09:00')}
      />
    </LocalizationProvider>
  );
}
