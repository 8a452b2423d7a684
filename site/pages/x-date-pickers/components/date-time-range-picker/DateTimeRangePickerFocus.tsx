import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import dayjs from 'dayjs';

export default function DateTimeRangePickerFocus() {
  const [open, setOpen] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Edit rental
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby="date-time-range-picker-title"
      >
        <DialogTitle id="date-time-range-picker-title">Rental</DialogTitle>
        <DialogContent>
          <DateTimeRangePicker
            autoFocus
            label="From and to"
            referenceDate={dayjs('2026-05-14T08:00')}
            sx={{ mt: 1, width: 460, maxWidth: '100%' }}
          />
        </DialogContent>
      </Dialog>
    </LocalizationProvider>
  );
}
