import type { Dayjs } from 'dayjs';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function ButtonField() {
  const picker = usePickerContext<Dayjs | null>();
  const { value, label, open, setOpen, triggerRef, rootRef } = picker;
  return (
    <div ref={rootRef}>
      <Button
        ref={triggerRef}
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={picker.disabled}
        onClick={() => setOpen((isOpen) => !isOpen)}
      >
        {label}: {value ? value.format('MMM D') : 'choose'}
      </Button>
    </div>
  );
}

export default function FieldButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Report from"
        defaultValue={dayjs('2026-05-14')}
        slots={{ field: ButtonField }}
      />
    </LocalizationProvider>
  );
}
