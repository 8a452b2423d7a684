import type { Dayjs } from 'dayjs';
import dayjs from 'dayjs';
import DateRangeIcon from '@mui/icons-material/DateRange';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

function RangeButtonField() {
  const picker = usePickerContext<DateRange<Dayjs>>();
  const { value, label, open, setOpen, triggerRef, triggerStatus } = picker;
  const { rootRef, rootClassName, rootSx } = picker;
  const dates = value.map((day) => day?.format('MMM D') ?? 'open');

  return (
    <Box ref={rootRef} className={rootClassName} sx={rootSx}>
      <Button
        ref={triggerRef}
        variant="outlined"
        startIcon={<DateRangeIcon />}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={triggerStatus !== 'enabled'}
        onClick={() => setOpen((isOpen) => !isOpen)}
      >
        {label}: {dates.join(' – ')}
      </Button>
    </Box>
  );
}

RangeButtonField.fieldType = 'single-input';

export default function FieldRangeButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Report"
        defaultValue={[dayjs('2026-05-01'), dayjs('2026-05-14')]}
        slots={{ field: RangeButtonField }}
      />
    </LocalizationProvider>
  );
}
