import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import type { IconButtonProps } from '@mui/material/IconButton';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function TextButton({ onClick, disabled }: IconButtonProps) {
  return (
    <Button size="small" disabled={disabled} onClick={onClick}>
      Change
    </Button>
  );
}

export default function OpeningButtonCustom() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Renewal"
        defaultValue={dayjs('2026-05-14')}
        slots={{ openPickerButton: TextButton }}
      />
    </LocalizationProvider>
  );
}
