import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs from 'dayjs';

export default function TimeRangePickerFocus() {
  const [open, setOpen] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Edit opening hours
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby="time-range-picker-title"
      >
        <DialogTitle id="time-range-picker-title">Opening hours</DialogTitle>
        <DialogContent>
          <TimeRangePicker
            autoFocus
            label="From and to"
            referenceDate={dayjs('2026-05-14T08:00')}
            sx={{ mt: 1, width: 300, maxWidth: '100%' }}
          />
        </DialogContent>
      </Dialog>
    </LocalizationProvider>
  );
}
