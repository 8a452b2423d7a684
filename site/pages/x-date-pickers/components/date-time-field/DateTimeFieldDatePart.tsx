import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeFieldDatePart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="After the cut-off"
        minTime={dayjs('2026-05-13T18:00')}
        disableIgnoringDatePartForTimeValidation
        defaultValue={dayjs('2026-05-14T09:00')}
      />
    </LocalizationProvider>
  );
}
