import dayjs from 'dayjs';
import EventNoteIcon from '@mui/icons-material/EventNote';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Hearing"
        defaultValue={dayjs('2026-05-14')}
        slots={{ openPickerIcon: EventNoteIcon }}
        sx={{ '& .MuiPickersInputBase-root': { borderRadius: 6 } }}
      />
    </LocalizationProvider>
  );
}
