import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const dateFormats = {
  keyboardDate: 'YYYY-MM-DD',
  monthShort: 'MMMM',
};

export default function FormatsProvider() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={dateFormats}>
      <DatePicker
        label="Billing month"
        views={['year', 'month', 'day']}
        defaultValue={dayjs('2026-05-14')}
      />
    </LocalizationProvider>
  );
}
