import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerOpenOnClick() {
  const [open, setOpen] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Pickup day"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        defaultValue={dayjs('2026-05-14')}
        slotProps={{ textField: { onClick: () => setOpen(true) } }}
      />
    </LocalizationProvider>
  );
}
